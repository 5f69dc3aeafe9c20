import { useQueryClient } from '@tanstack/react-query';
import { passkeyName, type PasskeyView } from '@tapwright/contracts/passkeys';
import { describeDevice } from '@tapwright/domain/describe-device';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addPasskey, NoPasskeyMade, renamePasskey } from '../api/passkeys.ts';
import { passkeyKeys } from '../keys.ts';

type Props = {
  /** Absent: a new one. */
  readonly passkey: PasskeyView | undefined;
  readonly onClose: () => void;
};

export function PasskeyDialog({ passkey, onClose }: Props) {
  const { t } = useTranslation('passkeys');
  const queryClient = useQueryClient();
  const { form, isPending, submit, textOf } = useSentForm({
    first: { name: passkey?.name ?? nameOfDevice() },
    rulesOf: () => ({ name: passkeyName }),
    send: async ({ name }) => {
      try {
        if (passkey === undefined) await addPasskey(name);
        else await renamePasskey({ passkeyId: passkey.passkeyId, name });
      } catch (error) {
        if (!(error instanceof NoPasskeyMade)) throw error;
        showToast({ tone: 'poor', text: t('cancelled') });
        return;
      } finally {
        await queryClient.invalidateQueries({ queryKey: passkeyKeys.own });
      }
      showToast({ tone: 'good', text: passkey === undefined ? t('added') : t('renamed') });
    },
    onDone: onClose,
    failed: passkey === undefined ? t('failed') : t('renameFailed'),
  });
  return (
    <FormDialog
      title={passkey === undefined ? t('add') : t('rename')}
      submit={t('submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        data-autofocus
        {...textOf('name')}
      />
    </FormDialog>
  );
}

function nameOfDevice(): string {
  const { browser, system } = describeDevice(navigator.userAgent);
  return [browser, system].filter((part) => part !== null).join(', ');
}
