import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { formatDay, formatDayRange } from '@tapwright/i18n/format-day';
import { formatCount } from '@tapwright/i18n/format-number';
import type { ChartMark } from '@tapwright/ui/chart/chart-marks';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeDaysQuery } from '../api/change-days-query.ts';
import { changeDaysOf, changesWithin, prepareMarks } from './prepare-marks.ts';
import type { DaysQuestion, ReportDays } from '../question/report-types.ts';

const ChangesOfDays = lazy(async () => ({
  default: (await import('./changes-of-days.tsx')).ChangesOfDays,
}));

type Days = { readonly from: string; readonly to: string };

/** Marks of a chart for what was changed on its days, a button for all of them, and the list that either opens. */
export function useChangeMarks(question: DaysQuestion, days: ReportDays | undefined) {
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  const { data } = useQuery(changeDaysQuery(changeDaysOf(question)));
  const [opened, setOpened] = useState<Days>();
  const changed = useMemo(
    () => (data === undefined || days === undefined ? [] : prepareMarks(data.list, days.slots)),
    [data, days],
  );
  const marks = useMemo(
    () =>
      changed.map(({ slot, count }): ChartMark => {
        const { from, to } = days?.slots[slot] ?? { from: '', to: '' };
        const when = from === to ? formatDay(language, from) : formatDayRange(language, from, to);
        const figure = formatCount(language, count);
        return { slot, figure, label: t('marks.on', { count, figure, days: when }) };
      }),
    [changed, days, t, language],
  );
  const count = changed.reduce((sum, mark) => sum + mark.count, 0);
  const button: ReactNode =
    count === 0 ? null : (
      <Button
        size="xs"
        variant="subtle"
        onClick={() => setOpened({ from: question.startTime, to: question.endTime })}
      >
        {t('marks.count', { count, figure: formatCount(language, count) })}
      </Button>
    );
  const list =
    opened === undefined || data === undefined ? null : (
      <Suspense>
        <ChangesOfDays
          days={opened}
          changes={changesWithin(data.list, opened)}
          isCut={data.total > data.list.length}
          onClose={() => setOpened(undefined)}
        />
      </Suspense>
    );
  return { marks, button, list, open: (slot: number) => setOpened(days?.slots[slot]) };
}
