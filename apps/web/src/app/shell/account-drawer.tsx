import { Link } from '@tanstack/react-router';
import { Drawer } from '@tapwright/ui/overlay/drawer';
import { useLeaveWithPage } from '../../platform/forms/use-leave-with-page.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PersonAccount } from '../person-account.tsx';
import classes from './account-drawer.module.css';

/** One's own account beside whatever page one is on. */
export function AccountDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['frame', 'personal']);
  useLeaveWithPage(onClose);
  return (
    <Drawer side="right" width={416} title={t('person.label')} closeLabel={t('close')} onClose={onClose}>
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
