import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrandMark } from '@tapwright/ui/layout/brand-mark';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { frameSettingsQuery } from '../../platform/calls/frame-settings.ts';
import { modKey } from '../../platform/use-keys.ts';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { TeamSwitcher } from '../../features/teams/components/team-switcher.tsx';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { useSwitchTeam } from '../use-switch-team.ts';
import { useToSecurity } from '../use-to-security.ts';
import { BarUnit } from './bar-unit.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { Support } from './support.tsx';
import classes from './top-bar.module.css';

const SandboxLabel = lazy(async () => ({ default: (await import('./sandbox-label.tsx')).SandboxLabel }));

const paletteKey = `${modKey} K`;

type Props = {
  readonly onFind: () => void;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly onAccount: () => void;
  readonly onCreateTeam: () => void;
};

export function TopBar({ onFind, onMenu, onKeys, onAccount, onCreateTeam }: Props) {
  const { t } = useTranslation();
  const { data: settings } = useQuery(frameSettingsQuery);
  const switchTeam = useSwitchTeam();
  const toSecurity = useToSecurity();
  return (
    <header className={classes.bar}>
      <IconButton size="large" className={classes.phoneOnly} aria-label={t('menu.open')} onClick={onMenu}>
        <IconMenu2 size={20} />
      </IconButton>
      <span className={classes.mark}>
        <BrandMark name={t('product')} markOnly />
      </span>
      <TeamSwitcher onSwitch={switchTeam} onCreate={onCreateTeam} onSecure={toSecurity} />
      <Suspense>{settings?.sandbox ? <SandboxLabel /> : null}</Suspense>
      <span className={classes.room} />
      <button type="button" className={classes.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
        <IconSearch size={14} />
        <span>{t('palette.field')}</span>
        <KeyCap>{paletteKey}</KeyCap>
      </button>
      <IconButton size="large" className={classes.phoneOnly} aria-label={t('palette.label')} onClick={onFind}>
        <IconSearch size={20} />
      </IconButton>
      <div className={classes.wideOnly}>
        <BarUnit />
        <span className={classes.rule} />
        <LanguageMenu />
        {settings?.supportQr ? <Support picture={settings.supportQr} /> : null}
      </div>
      <Bell />
      <PersonMenu onKeys={onKeys} onAccount={onAccount} />
    </header>
  );
}
