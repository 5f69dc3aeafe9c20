import { useTranslation } from 'react-i18next';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { isDay } from '@tapwright/domain/days';
import { rangeOf, rangePresets } from '@tapwright/domain/ranges';
import { dayIn } from '@tapwright/domain/zones';
import { Picker } from '@tapwright/ui/forms/picker';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useReportTime } from '../../../platform/use-report-time.ts';
import type { FormProps } from '../form-props.ts';
import classes from './report-builder.module.css';

export function RangeFields({ definition, onChange }: Pick<FormProps, 'definition' | 'onChange'>) {
  const { t } = useTranslation(['reportCentre', 'lists']);
  const { range } = definition;
  const today = dayIn('UTC', useReportTime());
  const set = (next: ReportDefinition['range']) => onChange({ ...definition, range: next });
  const fixed = 'preset' in range ? undefined : range;
  const setEnd = (end: Partial<{ from: string; to: string }>) => {
    const next = { from: fixed?.from ?? '', to: fixed?.to ?? '', ...end };
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to) set(next);
  };
  return (
    <>
      <div className={classes.label}>
        <span aria-hidden>{t('form.range')}</span>
        <Picker
          label={t('form.range')}
          value={'preset' in range ? range.preset : 'custom'}
          options={[...rangePresets, 'custom' as const].map((value) => ({
            value,
            label: t(`lists:range.${value}`),
          }))}
          onChange={(preset) => set(preset === 'custom' ? rangeOf('lastMonth', today) : { preset })}
        />
      </div>
      {fixed === undefined ? null : (
        <div className={classes.pair}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`form.${end}`)}
              value={fixed[end]}
              max={today}
              onChange={({ target }) => setEnd({ [end]: target.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
