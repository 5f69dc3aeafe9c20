import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ContactKind } from '../prepare-contact.ts';
import { FactButton } from './fact-button.tsx';
import { Fact } from './fact.tsx';
import classes from './fact.module.css';

const BindDialog = lazy(async () => ({ default: (await import('./bind-dialog.tsx')).BindDialog }));
const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

type Props = { readonly kind: ContactKind; readonly current: string | null };

export function ContactFact({ kind, current }: Props) {
  const { t } = useTranslation(['accounts', 'personal']);
  /** As it was when the dialog was opened, so that a change heard meanwhile does not swap the form. */
  const [before, setBefore] = useState<string | null>();
  const name = t(`personal:contact.${kind}.label`);
  const close = () => setBefore(undefined);
  return (
    <>
      <Fact
        name={name}
        action={
          <FactButton about={name} onClick={() => setBefore(current)}>
            {current === null ? t('personal:bind') : t('personal:change')}
          </FactButton>
        }
      >
        {current ?? <span className={classes.none}>{t('personal:person.none')}</span>}
      </Fact>
      <Suspense>
        {before === null ? <BindDialog kind={kind} onClose={close} /> : null}
        {typeof before === 'string' ? <ContactDialog kind={kind} current={before} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
