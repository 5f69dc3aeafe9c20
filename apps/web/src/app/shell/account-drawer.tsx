import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/overlay/drawer.css';
import { PersonAccount } from '../person-account.tsx';
import { useReturnFocus } from '../../platform/use-return-focus.ts';
import classes from './account-drawer.module.css';

/** One's own account beside whatever page one is on. */
export function AccountDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['frame', 'personal']);
  useReturnFocus();
  return (
    <Drawer
      opened
      position="right"
      size={416}
      title={t('person.label')}
      closeButtonProps={{ 'aria-label': t('close') }}
      onClose={onClose}
    >
      <div className={classes.body}>
        <PersonAccount />
        <p className={classes.more}>
          <Link className="tw-link" to="/user/personal" onClick={onClose}>
            {t('personal:drawer.all')}
          </Link>
        </p>
      </div>
    </Drawer>
  );
}
