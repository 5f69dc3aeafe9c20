import { useLocation, useNavigate } from '@tanstack/react-router';
import { rangeLockMs } from '@tapwright/contracts/limits';
import { addDays } from '@tapwright/domain/days';
import { rangeOf } from '@tapwright/domain/ranges';
import { dayIn } from '@tapwright/domain/zones';
import type { RangeProps } from '@tapwright/ui/forms/range-words';
import { writePlainSearch } from '../../platform/plain-search.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { useRangeWords } from '../../platform/words/use-range-words.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { financePresets, findFinanceRange, writeFinanceRange } from './finance-range.ts';

const all = 'all';

/** Days of UTC on which something was booked; all of them as long as none were chosen. */
export function useStatementRange() {
  const { t } = useTranslation('finance');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = dayIn('UTC', useMoment());
  const chosen = findFinanceRange(search, today);
  const { words, write, presets } = useRangeWords('UTC');
  const field: RangeProps = {
    range: chosen?.days ?? rangeOf('last7Days', today),
    preset: chosen === undefined ? all : chosen.preset,
    presets: [
      { key: all, label: t('statement.allDays'), isAll: true },
      ...presets.filter(({ key }) => financePresets.some((one) => one === key)),
    ],
    today: addDays(today, -1),
    words: { ...words, label: t('statement.days'), note: t('range.note', { zone: 'UTC' }) },
    write,
    lockMs: rangeLockMs.elsewhere,
    onChange: (choice) => {
      const written = { ...search, ...writeFinanceRange(choice, all) };
      void navigate({ href: `${pathname}${writePlainSearch(written)}`, resetScroll: false });
    },
  };
  const shown = chosen === undefined ? {} : { startTime: chosen.days.from, endTime: chosen.days.to };
  return { field, shown };
}
