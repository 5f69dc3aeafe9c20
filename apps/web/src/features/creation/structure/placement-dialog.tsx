import type { CampaignForm } from '@tapwright/contracts/creation';
import { formatList } from '@tapwright/i18n/format-list';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Dropped } from '../checks/find-dropped.ts';
import classes from './placement-dialog.module.css';

type Props = {
  readonly placement: CampaignForm['placement'];
  readonly dropped: Dropped;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** Before a draft loses what the new placement cannot have. */
export function PlacementDialog({ placement, dropped, onChange, onClose }: Props) {
  const { t } = useTranslation(['creation', 'adWords', 'frame']);
  const language = useLanguage();
  const { keywords, negatives, hours, searchMatch, automated } = dropped;
  const what = [
    ...(keywords > 0 ? [t('keywords.count', { count: keywords })] : []),
    ...(negatives > 0 ? [t('negatives.count', { count: negatives })] : []),
    ...(hours ? [t('adWords:audience.names.hours')] : []),
    ...(searchMatch ? [t('fields.searchMatch')] : []),
    ...(automated ? [t('bids.MAX_CONVERSIONS.name')] : []),
  ];
  const name = t(`adWords:placements.${placement}`);
  return (
    <Dialog
      title={t('placements.leave', { placement: name })}
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      <p className={classes.text}>
        {t('placements.leaveText', { placement: name, what: formatList(language, what) })}
      </p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('frame:cancel')}</Button>
        <Button variant="filled" data-autofocus onClick={onChange}>
          {t('placements.leaveNow')}
        </Button>
      </div>
    </Dialog>
  );
}
