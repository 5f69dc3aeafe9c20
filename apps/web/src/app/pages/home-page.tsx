import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleBanner } from '@tapwright/ui/stale-banner';
import { HomePage as Home } from '../../features/home/components/home-page.tsx';
import { frameSettingsQuery } from '../../platform/frame-settings.ts';
import { LanguageList } from '../shell/language-list.tsx';

const LanguageMenu = lazy(async () => ({
  default: (await import('../shell/language-menu.tsx')).LanguageMenu,
}));

export function HomePage() {
  const { t } = useTranslation();
  const { data: settings } = useQuery(frameSettingsQuery);
  return (
    <>
      {settings?.closed ? <StaleBanner title={t('closed.title')}>{t('closed.text')}</StaleBanner> : null}
      <Home
        languageMenu={
          <Suspense>
            <LanguageMenu />
          </Suspense>
        }
        languageList={<LanguageList />}
      />
    </>
  );
}
