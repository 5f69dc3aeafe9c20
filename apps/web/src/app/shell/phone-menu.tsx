import { useTranslation } from 'react-i18next';
import { BrandMark } from '@tapwright/ui/layout/brand-mark';
import { Drawer } from '@tapwright/ui/overlay/drawer';
import { useLeaveWithPage } from '../../platform/forms/use-leave-with-page.ts';
import { BarUnit } from './bar-unit.tsx';
import { LanguageList } from './language-list.tsx';
import type { MenuEntry } from './menu.ts';
import classes from './phone-menu.module.css';
import { Sidebar } from './sidebar.tsx';

type Props = {
  readonly entries: readonly MenuEntry[];
  readonly onNeedsTeam: () => void;
  readonly onClose: () => void;
};

/** The sidebar where there is no room for one, with what the top bar leaves out there. */
export function PhoneMenu({ entries, onNeedsTeam, onClose }: Props) {
  const { t } = useTranslation();
  useLeaveWithPage(onClose);
  return (
    <Drawer title={<BrandMark name={t('product')} />} closeLabel={t('menu.close')} onClose={onClose}>
      <Sidebar entries={entries} onChosen={onClose} onNeedsTeam={onNeedsTeam} />
      <div className={classes.foot}>
        <BarUnit />
        <LanguageList />
      </div>
    </Drawer>
  );
}
