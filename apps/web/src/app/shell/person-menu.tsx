import { IconKeyboard, IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Initials } from '@tapwright/ui/layout/initials';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuDivider, MenuItem, MenuRadios } from '@tapwright/ui/overlay/menu';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { useSession } from '../../platform/person/session.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { appearances } from '../appearances.ts';
import { useAppearance } from '@tapwright/ui/look/appearance';
import classes from './person-menu.module.css';

type Props = { readonly onKeys: () => void; readonly onAccount: () => void };

export function PersonMenu({ onKeys, onAccount }: Props) {
  const { t, i18n } = useTranslation();
  const user = useSession()?.user;
  const signOut = useSignOut();
  const [appearance, setAppearance] = useAppearance();
  const name = user?.nickName ?? '';
  return (
    <Menu
      width={224}
      trigger={
        <IconButton className={classes.target}>
          <span className="tw-visually-hidden">{t('person.label')}</span>
          <Initials of="person" name={name} picture={user?.headimgurl ?? undefined} />
        </IconButton>
      }
    >
      <div className={classes.who}>
        <span className={classes.name}>{name}</span>
        {user?.email ?? user?.mobile}
      </div>
      <MenuDivider />
      <MenuItem icon={<IconUserCircle size={16} />} onClick={onAccount}>
        {t('person.label')}
      </MenuItem>
      <MenuItem render={<Link to="/user/personal" />} icon={<IconSettings size={16} />}>
        {t('pages.personal')}
      </MenuItem>
      <MenuItem icon={<IconKeyboard size={16} />} onClick={onKeys}>
        {t('keys.title')}
      </MenuItem>
      <MenuDivider />
      <MenuRadios
        label={t('appearance.label')}
        value={appearance}
        options={appearances.map(({ appearance: one, name: label }) => ({
          value: one,
          label: i18n.t(label),
        }))}
        onChange={setAppearance}
      />
      <MenuDivider />
      <MenuItem icon={<IconLogout size={16} />} onClick={signOut}>
        {t('person.signOut')}
      </MenuItem>
    </Menu>
  );
}
