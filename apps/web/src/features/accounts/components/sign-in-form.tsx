import { Button } from '@mantine/core';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/button.css';
import { PasswordField } from '@tapwright/ui/password-field';
import { TextField } from '@tapwright/ui/text-field';
import { stripPassword } from '@tapwright/domain/account-rules';
import { textOfFailure } from '../../../platform/react-to-failure.ts';
import { findRuleText } from '../../../platform/rule-text.ts';
import { UserNotRead } from '../api/sign-in.ts';
import { useSignInForm } from '../use-sign-in-form.ts';
import classes from './sign-in-form.module.css';

export function SignInForm() {
  const { t, i18n } = useTranslation('accounts');
  const form = useRef<HTMLFormElement>(null);
  const { typed, isPending, refusal, issueOf, change, leave, submit } = useSignInForm();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = submit();
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const refused =
    refusal instanceof UserNotRead ? t('signIn.userNotRead') : refusal && textOfFailure(i18n.t, refusal);

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={send}>
      <TextField
        size="large"
        name="account"
        label={t('signIn.account')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        value={typed.account}
        error={findRuleText(i18n.t, issueOf('account'))}
        onChange={(event) => change('account', event.target.value)}
        onBlur={() => leave('account')}
      />
      <PasswordField
        size="large"
        name="password"
        label={t('signIn.password')}
        showLabel={t('signIn.showPassword')}
        value={typed.password}
        error={findRuleText(i18n.t, issueOf('password')) ?? refused ?? undefined}
        onChange={(event) => change('password', stripPassword(event.target.value))}
        onBlur={() => leave('password')}
      />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isPending}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
