import { lazy, Suspense, useState } from 'react';
import type { UserView } from '@tapwright/contracts/accounts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FactButton } from './fact-button.tsx';
import { Fact } from './fact.tsx';
import classes from './fact.module.css';

const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));
const FirstPasswordDialog = lazy(async () => ({
  default: (await import('./first-password-dialog.tsx')).FirstPasswordDialog,
}));

const dots = '••••••••';

export function PasswordFact({ person }: { readonly person: UserView }) {
  const { t } = useTranslation('personal');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = t('password.label');
  return (
    <>
      <Fact
        name={name}
        action={
          <FactButton about={name} onClick={() => setOpen(true)}>
            {person.hasPassword ? t('password.change') : t('password.set')}
          </FactButton>
        }
      >
        {person.hasPassword ? (
          <span aria-hidden>{dots}</span>
        ) : (
          <span className={classes.none}>{t('password.none')}</span>
        )}
      </Fact>
      <Suspense>
        {isOpen && person.hasPassword ? <PasswordDialog onClose={close} /> : null}
        {isOpen && !person.hasPassword ? <FirstPasswordDialog person={person} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
