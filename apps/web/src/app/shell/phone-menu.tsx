import { useQuery } from '@tanstack/react-query';
import { BrandMark } from '@tapwright/ui/layout/brand-mark';
import { Drawer } from '@tapwright/ui/overlay/drawer';
import { frameSettingsQuery } from '../../platform/calls/frame-settings.ts';
import { useLeaveWithPage } from '../../platform/forms/use-leave-with-page.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { BarUnit } from './bar-unit.tsx';
import { LanguageList } from './language-list.tsx';
import type { MenuEntry } from './menu.ts';
import classes from './phone-menu.module.css';
import { Sidebar } from './sidebar.tsx';
import { Support } from './support.tsx';

type Props = {
  readonly entries: readonly MenuEntry[];
  readonly onNeedsTeam: () => void;
  readonly onClose: () => void;
};

/** The sidebar where there is no room for one, with what the top bar leaves out there. */
export function PhoneMenu({ entries, onNeedsTeam, onClose }: Props) {
  const { t } = useTranslation();
  const { data: settings } = useQuery(frameSettingsQuery);
  useLeaveWithPage(onClose);
  return (
    <Drawer title={<BrandMark name={t('product')} />} closeLabel={t('menu.close')} onClose={onClose}>
      <Sidebar entries={entries} onChosen={onClose} onNeedsTeam={onNeedsTeam} />
      <div className={classes.foot}>
        <BarUnit />
        <LanguageList />
        {settings?.supportQr ? <Support picture={settings.supportQr} isNamed /> : null}
      </div>
    </Drawer>
  );
}
