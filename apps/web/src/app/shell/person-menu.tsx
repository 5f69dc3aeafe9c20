import { ActionIcon, Menu } from '@mantine/core';
import { IconKeyboard, IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/action-icon.css';
import { Initials } from '@tapwright/ui/layout/initials';
import '@tapwright/ui/overlay/menu.css';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { useSession } from '../../platform/session.ts';
import { appearances, useAppearance } from '../use-appearance.ts';
import classes from './person-menu.module.css';

type Props = { readonly onKeys: () => void; readonly onAccount: () => void };

export function PersonMenu({ onKeys, onAccount }: Props) {
  const { t, i18n } = useTranslation();
  const user = useSession()?.user;
  const signOut = useSignOut();
  const [appearance, setAppearance] = useAppearance();
  const name = user?.nickName ?? '';
  return (
    <Menu position="bottom-end" width={224} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.target}>
          <span className="tw-only-heard">{t('person.label')}</span>
          <Initials of="person" name={name} picture={user?.headimgurl ?? undefined} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <span className={classes.name}>{name}</span>
          {user?.email ?? user?.mobile}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUserCircle size={16} />} onClick={onAccount}>
          {t('person.label')}
        </Menu.Item>
        <Menu.Item component={Link} to="/user/personal" leftSection={<IconSettings size={16} />}>
          {t('pages.personal')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onKeys}>
          {t('keys.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('appearance.label')}</Menu.Label>
        <Menu.RadioGroup value={appearance} onChange={setAppearance}>
          {appearances.map(({ appearance: one, name: label }) => (
            <Menu.RadioItem key={one} value={one}>
              {i18n.t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={signOut}>
          {t('person.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
