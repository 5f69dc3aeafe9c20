import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type DayRange, rangeOf } from '@tapwright/domain/ranges';
import type { Day } from '@tapwright/domain/days';
import { dayIn, type ReportZone } from '@tapwright/domain/zones';
import { writePlainSearch } from '../../platform/plain-search.ts';
import { usePersonalSetting } from '../../platform/use-personal-setting.ts';
import { readView, type ReportView, writeView } from './report-view.ts';

/** The clock of a report zone: the ad account's, where ORTZ is meant. */
export type FindClock = (zone: ReportZone) => string;

export type ReportState = {
  readonly view: ReportView;
  readonly change: (next: Partial<ReportView>) => void;
  readonly range: DayRange;
  readonly today: Day;
};

/** Any change but of the page itself, of columns or of the chart leads to the first page. */
const keepsPage: readonly (keyof ReportView)[] = ['pageNum', 'columns', 'bars', 'line', 'step'];

/**
 * The view is the address's, so that it can be sent to a colleague; what else the address says stays in it. Days, zone
 * and unit are also what the next address begins with.
 */
export function useReportView(now: Date, findClock: FindClock): ReportState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [period, setPeriod] = usePersonalSetting(({ range }) => range);
  const [zone, setZone] = usePersonalSetting(({ reportZone }) => reportZone);
  const [unit, setUnit] = usePersonalSetting(({ unit: chosen }) => chosen);

  const view = useMemo(
    () =>
      readView(search, {
        period: typeof period === 'string' ? { preset: period } : { range: period },
        zone,
        unit,
      }),
    [search, period, zone, unit],
  );
  const today = dayIn(findClock(view.zone), now);
  const range = useMemo(() => rangeOfPeriod(view.period, today), [view.period, today]);

  const change = (next: Partial<ReportView>) => {
    const first = Object.keys(next).every((key) => keepsPage.some((kept) => kept === key))
      ? {}
      : { pageNum: 1 };
    const changed = { ...view, ...first, ...next };
    if (next.period) setPeriod('preset' in next.period ? next.period.preset : next.period.range);
    if (next.zone) setZone(next.zone);
    if (next.unit) setUnit(next.unit);
    void navigate({
      href: `${pathname}${writePlainSearch({ ...search, ...writeView(changed) })}`,
      resetScroll: false,
    });
  };
  return { view, change, range, today };
}

/** No day after today: an address may name one, and what is today there may not have begun here. */
function rangeOfPeriod(period: ReportView['period'], today: Day): DayRange {
  if ('preset' in period) return rangeOf(period.preset, today);
  const { from, to } = period.range;
  return { from: from > today ? today : from, to: to > today ? today : to };
}
