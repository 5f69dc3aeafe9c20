import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/button.css';
import { PageHead } from '@tapwright/ui/page-head';
import { PersonFacts } from '../../features/accounts/components/person-facts.tsx';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { DisplaySettings } from './display-settings.tsx';
import classes from './personal-page.module.css';

export function PersonalPage() {
  const { t } = useTranslation(['frame', 'accounts']);
  const signOut = useSignOut();
  return (
    <>
      <PageHead
        title={t('pages.personal')}
        actions={<Button onClick={signOut}>{t('person.signOut')}</Button>}
      />
      <section className={classes.section} aria-labelledby="person">
        <h2 id="person" className={classes.title}>
          {t('accounts:person.title')}
        </h2>
        <PersonFacts />
      </section>
      <section className={classes.section} aria-labelledby="display">
        <h2 id="display" className={classes.title}>
          {t('settings.title')}
        </h2>
        <p className={classes.lead}>{t('settings.lead')}</p>
        <DisplaySettings />
      </section>
    </>
  );
}
