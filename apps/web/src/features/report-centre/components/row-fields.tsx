import { reportLevels } from '@tapwright/contracts/ad-columns';
import { type ReportDefinition, reportSlotSizes } from '@tapwright/contracts/report-centre';
import { audienceDimensions, reportUnits } from '@tapwright/contracts/report-query';
import { reportZones } from '@tapwright/domain/zones';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { hasZones, withLevel } from '../first-definition.ts';
import type { FormProps } from '../form-props.ts';
import { LabelledPicker } from './labelled-picker.tsx';
import { RangeFields } from './range-fields.tsx';

/** What the rows are, of which days, in which currency and zone. */
export function RowFields({ definition, onChange }: FormProps) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const change = (next: Partial<ReportDefinition>) => onChange({ ...definition, ...next });
  return (
    <>
      <LabelledPicker
        label={t('form.rows')}
        value={definition.level}
        options={reportLevels.map((value) => ({ value, label: t(`adWords:levels.${value}`) }))}
        onChange={(level) => onChange(withLevel(definition, level))}
      />
      {definition.level === 'audience' ? (
        <LabelledPicker
          label={t('form.splitBy')}
          value={definition.splitBy}
          options={audienceDimensions.map((value) => ({ value, label: t(`adWords:columns.${value}`) }))}
          onChange={(splitBy) => change({ splitBy })}
        />
      ) : null}
      <RangeFields definition={definition} onChange={onChange} />
      <LabelledPicker
        label={t('form.slots')}
        value={definition.slots}
        options={reportSlotSizes.map((value) => ({ value, label: t(`slots.${value}`) }))}
        onChange={(slots) => change({ slots })}
      />
      <LabelledPicker
        label={t('form.unit')}
        value={definition.unit}
        options={reportUnits.map((value) => ({ value, label: t(`adWords:units.${value}`) }))}
        onChange={(unit) => change({ unit })}
      />
      <LabelledPicker
        label={t('form.timeZone')}
        value={definition.timeZone}
        options={reportZones
          .filter((value) => value === 'ORTZ' || hasZones(definition.level))
          .map((value) => ({ value, label: t(`adWords:zones.${value}`) }))}
        onChange={(timeZone) => change({ timeZone })}
      />
    </>
  );
}
