import { negativeListName, type NegativeListView } from '@tapwright/contracts/negative-lists';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addList, modifyList } from '../api/negative-lists.ts';
import { useReadLists } from '../use-read-lists.ts';

type Props = {
  readonly teamId: number;
  /** Undefined: a new one. */
  readonly list: NegativeListView | undefined;
  readonly onSaved: (list: NegativeListView) => void;
  readonly onClose: () => void;
};

export function NameDialog({ teamId, list, onSaved, onClose }: Props) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const fields = useSentForm({
    first: { name: list?.name ?? '' },
    rulesOf: () => ({ name: negativeListName }),
    failed: t('notSaved'),
    send: async ({ name }) => {
      const saved = list
        ? await modifyList({ teamId, listId: list.listId, name, revision: list.revision })
        : await addList({ teamId, name });
      await readLists(teamId);
      onSaved(saved);
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(list ? 'rename' : 'add')}
      submit={t('save')}
      isPending={fields.isPending}
      form={fields.form}
      onSubmit={fields.submit}
      onClose={onClose}
    >
      <TextField label={t('name')} autoComplete="off" data-autofocus {...fields.textOf('name')} />
    </FormDialog>
  );
}
