import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@tapwright/contracts/call';
import { campaignGroupName, type findDeliveryModes } from '@tapwright/contracts/campaign-groups';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { campaignGroupKeys } from '../../../platform/keys.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { openGroup } from '../api/creations.ts';
import { changeCreation } from '../use-creation.ts';
import shared from './creation.module.css';

type Props = {
  readonly teamId: number;
  readonly deliveryMode: 'selfService' | 'managed';
  readonly modes: AnswerOf<typeof findDeliveryModes>;
};

const rules = { name: campaignGroupName };
const isShownInPlace = (error: unknown) =>
  error instanceof CallFailure && Object.keys(error.fields).length > 0;

/** An ad account that the platform provides becomes a campaign group under this name, and is chosen. */
export function NewGroupField({ teamId, deliveryMode, modes: { isSample } }: Props) {
  const { t } = useTranslation('creation');
  const queryClient = useQueryClient();
  const { textOf, refuse, check, values } = useForm({ name: '' }, () => rules);
  const { mutate, isPending } = useMutation({
    mutationFn: openGroup,
    meta: { isShownInPlace },
    onSuccess: async ([group]) => {
      await queryClient.invalidateQueries({ queryKey: campaignGroupKeys.list(teamId) });
      changeCreation({ campaignGroupId: group?.campaignGroupId ?? null });
    },
    onError: (failure) => {
      if (failure instanceof CallFailure) refuse(failure.fields);
    },
  });
  const open = () => {
    const [wrong] = check();
    if (wrong === undefined && !isPending) mutate({ teamId, deliveryMode, name: values.name });
  };
  return (
    <div className={shared.labelled}>
      <TextField
        label={t('type.newGroup.name')}
        help={t(isSample ? 'type.newGroup.sample' : 'type.newGroup.help')}
        autoComplete="off"
        {...textOf('name')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          open();
        }}
        trailing={
          <Button loading={isPending} onClick={open}>
            {t('type.newGroup.open')}
          </Button>
        }
      />
    </div>
  );
}
