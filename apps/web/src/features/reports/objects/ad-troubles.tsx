import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Place } from '../question/prepare-question.ts';
import type { AdRow } from '../question/report-types.ts';
import { useAdTroubles } from './use-ad-troubles.ts';
import type { ReportState } from '../question/use-report-view.ts';
import classes from '../report.module.css';

type Props = {
  readonly state: Pick<ReportState, 'view' | 'range'>;
  readonly place: Place;
  readonly onWhy: (ad: AdRow) => void;
};

/** A line for each ad of the ad group whose product page Apple does not show. */
export function AdTroubles({ state, place, onWhy }: Props) {
  const { t } = useTranslation(['overview', 'adWords']);
  return useAdTroubles(state, place).map((ad) => (
    <p key={ad.adId} className={classes.trouble} role="status">
      <StatusGlyph of="refused" size={14} />
      <span>
        {t('adTrouble', {
          name: ad.name,
          why: ad.serving === null ? '' : t(`adWords:servings.${ad.serving}`),
        })}
      </span>
      <Button size="xs" onClick={() => onWhy(ad)}>
        {t('adTroubleWhy')}
      </Button>
    </p>
  ));
}
