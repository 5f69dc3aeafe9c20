import { rangeLockMs } from '@tapwright/contracts/limits';
import { type Day, getDay } from '@tapwright/domain/days';
import { rangePresets } from '@tapwright/domain/ranges';
import { nameZone } from '@tapwright/i18n/name-zone';
import { RangeField } from '@tapwright/ui/forms/range-field';
import { daysOf, type Period } from './period.ts';
import { useLanguage } from '../words/use-language.ts';
import { useRangeWords } from '../words/use-range-words.ts';

type Props = {
  readonly period: Period;
  readonly today: Day;
  readonly zone: string;
  readonly onChange: (period: Period) => void;
};

export function PeriodField({ period, today, zone, onChange }: Props) {
  const { words, write, presets } = useRangeWords(nameZone(useLanguage(), zone));
  return (
    <RangeField
      range={daysOf(period, today)}
      preset={'preset' in period ? period.preset : undefined}
      presets={presets}
      today={today}
      words={words}
      write={write}
      lockMs={rangeLockMs.elsewhere}
      onChange={(choice) => {
        if ('range' in choice)
          return onChange({ range: { from: getDay(choice.range.from), to: getDay(choice.range.to) } });
        const preset = rangePresets.find((one) => one === choice.preset);
        if (preset) onChange({ preset });
      }}
    />
  );
}
