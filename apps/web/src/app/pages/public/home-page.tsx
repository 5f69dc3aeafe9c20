import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { HomePage as Home } from '../../../features/home/components/home-page.tsx';
import { frameSettingsQuery } from '../../../platform/calls/frame-settings.ts';
import { useSession } from '../../../platform/person/session.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LanguageList } from '../../shell/language-list.tsx';
import classes from './home-page.module.css';
import { useNewsLines } from './use-news-lines.tsx';

const LanguageMenu = lazy(async () => ({
  default: (await import('../../shell/language-menu.tsx')).LanguageMenu,
}));

const Support = lazy(async () => ({ default: (await import('../../shell/support.tsx')).Support }));

export function HomePage() {
  const { t } = useTranslation();
  const { data: settings } = useQuery(frameSettingsQuery);
  const isSignedIn = useSession() !== null;
  const news = useNewsLines({ isOpen: settings?.closed === false });
  const ways = settings?.signInWays;
  const canRegister = ways !== undefined && (ways.mobile || ways.email);
  const wayIn = settings?.closed ? 'none' : isSignedIn ? 'open' : 'signIn';
  return (
    <>
      {settings?.closed ? <StaleBanner title={t('closed.title')}>{t('closed.text')}</StaleBanner> : null}
      <Home
        wayIn={wayIn}
        canRegister={wayIn === 'signIn' && canRegister}
        languageMenu={
          <Suspense fallback={<span className={classes.menuPlace} />}>
            <LanguageMenu isNamed />
          </Suspense>
        }
        languageList={<LanguageList />}
        news={news}
        support={
          settings?.supportQr ? (
            <Suspense>
              <Support picture={settings.supportQr} />
            </Suspense>
          ) : undefined
        }
      />
    </>
  );
}
