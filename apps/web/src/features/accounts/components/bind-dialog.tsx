import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField } from '@tapwright/ui/forms/text-field';
import { personKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/toasts.ts';
import { bindContact } from '../api/change-own-account.ts';
import { bindSchemas, type ContactKind, readContact } from '../prepare-contact.ts';
import { useCheckedForm } from '../../../platform/use-checked-form.ts';
import { CodeField } from './code-field.tsx';
import { contactInput } from './contact-input.ts';
import { FormDialog } from '../../../platform/form-dialog.tsx';

type Props = { readonly kind: ContactKind; readonly onClose: () => void };

/** The first mobile or e-mail of an account. */
export function BindDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('personal');
  const queryClient = useQueryClient();
  const { form, typed, isPending, errorOf, change, leave, goTo, tell, submit } = useCheckedForm({
    first: { account: '', code: '' },
    schemasOf: () => bindSchemas(kind),
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
        name="account"
        label={t(`contact.${kind}.label`)}
        data-autofocus
        value={typed.account}
        error={errorOf('account')}
        onChange={(event) => change('account', event.target.value)}
        onBlur={() => leave('account')}
      />
      <CodeField
        type="bind"
        account={readContact(kind, typed.account)}
        onAccountMissing={() => goTo('account')}
        onAccountRefused={(text) => tell({ account: text })}
        value={typed.code}
        error={errorOf('code')}
        onChange={(code) => change('code', code)}
        onBlur={() => leave('code')}
      />
    </FormDialog>
  );
}
