import { rangeLockMs } from '@tapwright/contracts/limits';
import { getDay } from '@tapwright/domain/days';
import { rangeOf, rangePresets } from '@tapwright/domain/ranges';
import { dayIn } from '@tapwright/domain/zones';
import { RangeField } from '@tapwright/ui/forms/range-field';
import { useRangeWords } from '../../../platform/words/use-range-words.ts';
import { useReportTime } from '../../../platform/words/use-report-time.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { FormProps } from '../form-props.ts';
import classes from './report-builder.module.css';

/** A preset is kept as one: a report of last week is each week another. */
export function RangeFields({ definition, onChange }: Pick<FormProps, 'definition' | 'onChange'>) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const { range } = definition;
  const today = dayIn('UTC', useReportTime());
  const { words, write, presets } = useRangeWords(t(`adWords:zones.${definition.timeZone}`));
  return (
    <div className={classes.label}>
      <span aria-hidden>{t('form.range')}</span>
      <RangeField
        range={'preset' in range ? rangeOf(range.preset, today) : range}
        preset={'preset' in range ? range.preset : undefined}
        presets={presets}
        today={today}
        words={{ ...words, label: t('form.range') }}
        write={write}
        lockMs={rangeLockMs.elsewhere}
        onChange={(choice) => {
          if ('range' in choice) {
            const { from, to } = choice.range;
            return onChange({ ...definition, range: { from: getDay(from), to: getDay(to) } });
          }
          const preset = rangePresets.find((one) => one === choice.preset);
          if (preset) onChange({ ...definition, range: { preset } });
        }}
      />
    </div>
  );
}
