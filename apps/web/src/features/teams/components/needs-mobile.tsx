import { Link } from '@tanstack/react-router';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './needs-mobile.module.css';

type Props = { readonly email: string | null; readonly onLeave: (() => void) | undefined };

/** In place of the form: what founding a team takes, and what goes without it. */
export function NeedsMobile({ email, onLeave }: Props) {
  const { t } = useTranslation('teams');
  return (
    <section className={classes.needs}>
      <p>
        <strong>{t('create.needsMobile')}</strong> {t('create.bindFirst')}
      </p>
      <Button variant="filled" size="lg" render={<Link to="/user/personal" onClick={onLeave} />}>
        {t('create.toSettings')}
      </Button>
      <p>{email === null ? t('create.orInvitedByEmail') : t('create.orInvited', { email })}</p>
    </section>
  );
}
