import { useQueryClient } from '@tanstack/react-query';
import { TextField } from '@tapwright/ui/forms/text-field';
import { personKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { bindContact } from '../api/change-own-account.ts';
import { bindSchemas, type ContactKind, readContact } from '../prepare-contact.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { CodeField } from './code-field.tsx';
import { contactInput } from './contact-input.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';

type Props = { readonly kind: ContactKind; readonly onClose: () => void };

/** The first mobile or e-mail of an account. */
export function BindDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('personal');
  const queryClient = useQueryClient();
  const { form, values, isPending, errorOf, set, leave, goTo, refuse, submit, textOf } = useSentForm({
    first: { account: '', code: '' },
    rulesOf: () => bindSchemas(kind),
    send: (all) => bindContact(kind, all),
    onDone: () => {
      showToast({ tone: 'good', text: t(`contact.${kind}.bound`) });
      void queryClient.invalidateQueries({ queryKey: personKeys.all });
      onClose();
    },
    failed: t(`contact.${kind}.bindFailed`),
  });
  return (
    <FormDialog
      title={t(`contact.${kind}.bindTitle`)}
      submit={t('bind')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...contactInput[kind]}
        label={t(`contact.${kind}.label`)}
        data-autofocus
        {...(kind === 'mobile' && { help: t('contact.mobile.help') })}
        {...textOf('account')}
      />
      <CodeField
        type="bind"
        account={readContact(kind, values.account)}
        onAccountMissing={() => goTo('account')}
        onAccountRefused={(text) => refuse({ account: text })}
        value={values.code}
        error={errorOf('code')}
        onChange={(code) => set('code', code)}
        onBlur={() => leave('code')}
      />
    </FormDialog>
  );
}
