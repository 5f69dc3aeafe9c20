import { useQueryClient } from '@tanstack/react-query';
import { TextField } from '@tapwright/ui/forms/text-field';
import { personKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeContact } from '../api/change-own-account.ts';
import { changeSchemas, type ContactKind, readContact } from '../prepare-contact.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { CodeField } from './code-field.tsx';
import { contactInput } from './contact-input.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';

type Props = { readonly kind: ContactKind; readonly current: string; readonly onClose: () => void };

const first = { oldAccount: '', oldCode: '', newAccount: '', newCode: '' };
const pairs = [
  { account: 'oldAccount', code: 'oldCode', type: 'change' },
  { account: 'newAccount', code: 'newCode', type: 'bind' },
] as const;

/** A code proves the address one has, another the one to come. */
export function ContactDialog({ kind, current, onClose }: Props) {
  const { t } = useTranslation('personal');
  const queryClient = useQueryClient();
  const { form, values, isPending, isRight, errorOf, set, leave, goTo, refuse, submit, textOf } = useSentForm(
    {
      first,
      rulesOf: () => changeSchemas(kind, current),
      send: (all) => changeContact(kind, all),
      onDone: () => {
        showToast({ tone: 'good', text: t('changed') });
        void queryClient.invalidateQueries({ queryKey: personKeys.all });
        onClose();
      },
      failed: t('changeFailed'),
    },
  );
  return (
    <FormDialog
      title={t(`contact.${kind}.changeTitle`)}
      submit={t('change')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {pairs.map(({ account, code, type }) => [
        <TextField
          {...contactInput[kind]}
          key={account}
          label={t(`contact.${kind}.${account}`)}
          {...(account === 'oldAccount' ? { 'data-autofocus': true } : {})}
          {...(account === 'newAccount' && kind === 'mobile' && { help: t('contact.mobile.help') })}
          {...textOf(account)}
        />,
        <CodeField
          key={code}
          name={code}
          label={t(`contact.${kind}.${code}`)}
          type={type}
          account={isRight(account) ? readContact(kind, values[account]) : undefined}
          onAccountMissing={() => goTo(account)}
          onAccountRefused={(text) => refuse({ [account]: text })}
          value={values[code]}
          error={errorOf(code)}
          onChange={(text) => set(code, text)}
          onBlur={() => leave(code)}
        />,
      ])}
    </FormDialog>
  );
}
