import { useQuery } from '@tanstack/react-query';
import type { UserView } from '@tapwright/contracts/accounts';
import { verificationCode } from '@tapwright/contracts/account-fields';
import { stripPassword } from '@tapwright/domain/account-rules';
import { PasswordField } from '@tapwright/ui/forms/password-field';
import { Segmented } from '@tapwright/ui/forms/segmented';
import * as z from 'zod/mini';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useLeaveWithPage } from '../../../platform/forms/use-leave-with-page.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sendConfirmation } from '../api/confirm-person.ts';
import { personQuery } from '../api/person-query.ts';
import { CodeField } from './code-field.tsx';
import classes from './password-dialog.module.css';

type Props = { readonly answer: (isConfirmed: boolean) => void };

export function ConfirmDialog({ answer }: Props) {
  const { data: person } = useQuery(personQuery());
  return person === undefined ? null : <ConfirmForm person={person} answer={answer} />;
}

const password = z.string().check(z.minLength(1, 'accounts:rules.passwordRequired'));

/** The password, or a code to an address of theirs; empty stands for the password. */
function ConfirmForm({ person, answer }: Props & { readonly person: UserView }) {
  const { t } = useTranslation(['personal', 'accounts']);
  useLeaveWithPage(() => answer(false));
  const ways = [person.hasPassword ? '' : null, person.mobile, person.email].filter((way) => way !== null);
  const { form, values, isPending, errorOf, set, leave, submit } = useSentForm({
    first: { by: ways[0] ?? '', password: '', code: '' },
    rulesOf: ({ by }) => (by === '' ? { password } : { code: verificationCode }),
    send: sendConfirmation,
    onDone: () => answer(true),
    failed: t('confirm.failed'),
  });
  return (
    <FormDialog
      title={t('confirm.title')}
      submit={t('confirm.submit')}
      isPending={isPending}
      form={form}
      onSubmit={submit}
      onClose={() => answer(false)}
    >
      <p className={classes.note}>{t('confirm.note')}</p>
      {ways.length > 1 ? (
        <Segmented
          label={t('confirm.by')}
          value={values.by}
          options={ways.map((way) => ({ value: way, label: way || t('password.label') }))}
          onChange={(way) => set('by', way)}
        />
      ) : null}
      {values.by === '' ? (
        <PasswordField
          name="password"
          label={t('password.label')}
          showLabel={t('accounts:signIn.showPassword')}
          autoComplete="current-password"
          data-autofocus
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', stripPassword(event.target.value))}
          onBlur={() => leave('password')}
        />
      ) : (
        <CodeField
          label={t('password.codeTo', { account: values.by })}
          type="change"
          account={values.by}
          onAccountMissing={() => undefined}
          onAccountRefused={() => undefined}
          value={values.code}
          error={errorOf('code')}
          onChange={(code) => set('code', code)}
          onBlur={() => leave('code')}
        />
      )}
    </FormDialog>
  );
}
