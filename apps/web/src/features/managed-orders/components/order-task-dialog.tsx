import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { campaignGroupName } from '@tapwright/contracts/campaign-groups';
import { type QueuedOrderView } from '@tapwright/contracts/managed-order-queue';
import { maxMessage } from '@tapwright/contracts/managed-orders';
import { orderNumber } from '@tapwright/domain/managed-order-rules';
import { Picker } from '@tapwright/ui/forms/picker';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { doTask, type OrderTask } from '../api/queue.ts';
import { orderKeys } from '../keys.ts';

type Props = {
  readonly order: QueuedOrderView;
  readonly task: OrderTask;
  readonly onClose: () => void;
};

const wordsRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'managedOrders:rules.reason'),
    z.maxLength(500, 'managedOrders:rules.reason'),
  );

/** Every step of staff has its words; the team reads them. */
export function OrderTaskDialog({ order, task, onClose }: Props) {
  const { t } = useTranslation('managedOrders');
  const queryClient = useQueryClient();
  const [free] = order.freeGroups;
  const { form, isPending, submit, textOf, set, values } = useSentForm({
    first: {
      words: task === 'handOver' ? orderNumber(order.orderId) : '',
      name: order.app?.name ?? '',
      campaignGroupId: free === undefined ? '' : String(free.campaignGroupId),
    },
    rulesOf: ({ campaignGroupId }) => ({
      ...(task === 'accept' ? {} : { words: wordsRule }),
      ...(task === 'handOver' && campaignGroupId === '' ? { name: campaignGroupName } : {}),
    }),
    send: (given) => doTask(task, order, given),
    onDone: () => {
      showToast({ tone: 'good', text: t(`tasks.${task}.done`) });
      void queryClient.invalidateQueries({ queryKey: orderKeys.queue });
      onClose();
    },
    failed: t('tasks.failed'),
  });
  return (
    <FormDialog
      title={t(`tasks.${task}.title`, { number: orderNumber(order.orderId) })}
      submit={t(`tasks.${task}.submit`)}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`tasks.${task}.text`, { team: order.teamName })}</p>
      {task === 'handOver' && order.freeGroups.length > 0 ? (
        <Picker
          label={t('tasks.group')}
          value={values.campaignGroupId}
          options={[
            ...order.freeGroups.map(({ campaignGroupId, name }) => ({
              value: String(campaignGroupId),
              label: name,
            })),
            { value: '', label: t('tasks.newGroup') },
          ]}
          onChange={(id) => set('campaignGroupId', id)}
        />
      ) : null}
      {task === 'handOver' && values.campaignGroupId === '' ? (
        <TextField label={t('tasks.groupName')} autoComplete="off" {...textOf('name')} />
      ) : null}
      <TextArea
        label={t(task === 'accept' || task === 'end' ? 'tasks.words' : 'tasks.reason')}
        help={t('tasks.teamReads')}
        rows={3}
        maxLength={task === 'accept' ? maxMessage : 500}
        {...textOf('words')}
      />
    </FormDialog>
  );
}
