import { Link } from '@tanstack/react-router';
import { Button } from '@tapwright/ui/forms/button';
import { useSession } from '../../platform/person/session.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { LanguageMenu } from './language-menu.tsx';

/** At the head of what is only read: another language, and the way in, or back to where one works. */
export function PublicAside() {
  const { t } = useTranslation();
  const isSignedIn = useSession() !== null;
  return (
    <>
      <LanguageMenu isNamed />
      <Button render={<Link to="/login" />}>{t(isSignedIn ? 'notFound.toConsole' : 'pages.login')}</Button>
    </>
  );
}
