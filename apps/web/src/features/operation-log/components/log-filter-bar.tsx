import { useTranslation } from 'react-i18next';
import { operationFilters } from '@tapwright/contracts/operation-log';
import { type Day, getDay } from '@tapwright/domain/days';
import { type DayRange, rangePresets } from '@tapwright/domain/ranges';
import { RangeField } from '@tapwright/ui/forms/range-field';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { useRangeWords } from '../../../platform/use-range-words.ts';
import type { LogFilter } from '../log-filter.ts';
import classes from './operation-log.module.css';

type Props = {
  readonly filter: LogFilter;
  readonly days: DayRange;
  readonly today: Day;
  readonly zone: string;
  readonly onChange: (next: Partial<LogFilter>) => void;
};

export function LogFilterBar({ filter, days, today, zone, onChange }: Props) {
  const { t } = useTranslation('operationLog');
  const { words, write, presets } = useRangeWords(zone);
  return (
    <div className={classes.filters}>
      <div className={classes.types}>
        <Segmented
          label={t('type')}
          value={filter.type}
          options={operationFilters.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <RangeField
        range={days}
        preset={'preset' in filter.period ? filter.period.preset : undefined}
        presets={presets}
        today={today}
        words={words}
        write={write}
        onChange={(choice) => {
          if ('range' in choice) {
            const range = { from: getDay(choice.range.from), to: getDay(choice.range.to) };
            return onChange({ period: { range } });
          }
          const preset = rangePresets.find((one) => one === choice.preset);
          if (preset) onChange({ period: { preset } });
        }}
      />
    </div>
  );
}
