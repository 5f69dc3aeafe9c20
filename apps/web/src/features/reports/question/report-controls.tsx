import { teamCurrencies } from '@tapwright/domain/currencies';
import { reportZones } from '@tapwright/domain/zones';
import { Picker } from '@tapwright/ui/forms/picker';
import { RangeField } from '@tapwright/ui/forms/range-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Period } from './report-view.ts';
import { useRangeChoice } from './use-range-choice.ts';
import type { ReportState } from './use-report-view.ts';
import classes from './report-controls.module.css';

type Props = {
  readonly state: ReportState;
  /** How a report zone is called here. */
  readonly nameZone: (zone: 'UTC' | 'ORTZ') => string;
  readonly lockMs: number;
  /** Where days are counted in the ad account's zone only. */
  readonly onlyAccountZone?: boolean;
  /** Days that somebody points at. */
  readonly onPoint: (period: Period) => void;
};

/** Days, what they are counted by, and the currency, all in the address; on a phone the last two are folded. */
export function ReportControls({ state, nameZone, lockMs, onlyAccountZone = false, onPoint }: Props) {
  const { t } = useTranslation('overview');
  const { view, change } = state;
  const zone = onlyAccountZone ? 'ORTZ' : view.zone;
  const range = useRangeChoice(state, { lockMs, zone: nameZone(zone), onPoint });
  return (
    <>
      <button
        type="button"
        className={classes.folded}
        popoverTarget="counting"
        aria-label={`${t('zone.label')}, ${view.unit}`}
      >
        {view.unit}
      </button>
      <div id="counting" popover="auto" className={classes.choices}>
        <Picker
          label={t('zone.label')}
          value={zone}
          options={(onlyAccountZone ? (['ORTZ'] as const) : reportZones).map((one) => ({
            value: one,
            label: nameZone(one),
          }))}
          onChange={(next) => change({ zone: next })}
        />
        <Picker
          label={t('unit')}
          value={view.unit}
          options={teamCurrencies.toReversed().map((one) => ({ value: one, label: one }))}
          onChange={(next) => change({ unit: next })}
        />
      </div>
      <RangeField {...range} />
    </>
  );
}
