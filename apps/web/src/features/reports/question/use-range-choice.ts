import { getDay } from '@tapwright/domain/days';
import { rangePresets } from '@tapwright/domain/ranges';
import { formatDayRange } from '@tapwright/i18n/format-day';
import type { RangeProps } from '@tapwright/ui/forms/range-words';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useRangeWords } from '../../../platform/words/use-range-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { comparisonRange, presetOf } from './prepare-question.ts';
import { comparisons, type Period } from './report-view.ts';
import { stepRange } from './step-range.ts';
import type { ReportState } from './use-report-view.ts';

type Options = {
  readonly lockMs: number;
  readonly zone: string;
  readonly onPoint: (period: Period) => void;
};

/** Everything that the range field needs. After a choice it rests for `lockMs`, while the figures come at once. */
export function useRangeChoice(
  { view, change, range, today }: ReportState,
  { lockMs, zone, onPoint }: Options,
): RangeProps {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const { words, write, presets } = useRangeWords(zone);
  const preset = presetOf(view);
  const sameYear = (day: string) => day.slice(0, 4) === range.to.slice(0, 4);
  return {
    range,
    preset,
    presets,
    today,
    words,
    write,
    lockMs,
    steps: {
      earlier: stepRange(range, preset, -1, today),
      later: stepRange(range, preset, 1, today),
      earlierLabel: t('range.earlier'),
      laterLabel: t('range.later'),
    },
    compare: {
      label: t('compare.label'),
      value: view.compare,
      options: comparisons.map((one) => ({ value: one, label: t(`compare.${one}`) })),
      daysOf: (value, { from, to }, chosen) => {
        const kind = comparisons.find((one) => one === value) ?? 'off';
        const days = { from: getDay(from), to: getDay(to) };
        return comparisonRange(kind, days, findPreset(chosen));
      },
      versus: ({ from, to }) =>
        t('compare.versus', { days: formatDayRange(language, from, to, { year: !sameYear(from) }) }),
    },
    onPoint: (key) => {
      const pointed = findPreset(key);
      if (pointed !== undefined && pointed !== preset) onPoint({ preset: pointed });
    },
    onChange: (choice) => {
      const compare = comparisons.find((one) => one === choice.compareWith) ?? view.compare;
      const preset = 'preset' in choice ? findPreset(choice.preset) : undefined;
      const period = 'range' in choice ? daysOf(choice.range) : preset && { preset };
      change({ period: period ?? view.period, compare });
    },
  };
}

function daysOf({ from, to }: { from: string; to: string }): Period {
  return { range: { from: getDay(from), to: getDay(to) } };
}

const findPreset = (text: string | undefined) => rangePresets.find((one) => one === text);
