import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Day } from '@tapwright/domain/days';
import { dayIn, type ReportZone } from '@tapwright/domain/zones';
import { writePlainSearch } from '../../../platform/plain-search.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import type { ListLayout } from '@tapwright/contracts/list-layouts';
import { findColumnSet } from '../columns/column-sets.ts';
import { rangeOfPeriod, readKeptView } from './read-kept-view.ts';
import { type ReportView, writeView } from './report-view.ts';

/** The clock of a report zone: the ad account's, where ORTZ is meant. */
export type FindClock = (zone: ReportZone) => string;

/** How somebody has arranged this list, on whichever machine. */
export type Arrangement = {
  readonly layout: ListLayout;
  readonly keep: (next: ListLayout) => void;
};

export type ReportState = {
  readonly layout: ListLayout;
  readonly setWidth: (column: string, width: number | undefined) => void;
  readonly view: ReportView;
  readonly change: (next: Partial<ReportView>) => void;
  readonly range: DayRange;
  readonly today: Day;
};

/** Any change but of the page itself, of columns or of the chart leads to the first page. */
const keepsPage: readonly (keyof ReportView)[] = ['pageNum', 'columns', 'bars', 'line', 'step'];

/**
 * The view is the address's, so that it can be sent to a colleague; what else the address says stays in it. Days, zone
 * and unit are also what the next address begins with, columns and sort what this list does.
 */
export function useReportView(now: Date, findClock: FindClock, { layout, keep }: Arrangement): ReportState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [period, setPeriod] = usePersonalSetting(({ range }) => range);
  const [zone, setZone] = usePersonalSetting(({ reportZone }) => reportZone);
  const [unit, setUnit] = usePersonalSetting(({ unit: chosen }) => chosen);

  const view = useMemo(
    () => readKeptView(search, { period, zone, unit, layout }),
    [search, period, zone, unit, layout],
  );
  const today = dayIn(findClock(view.zone), now);
  const range = useMemo(() => rangeOfPeriod(view.period, today), [view.period, today]);

  const change = (next: Partial<ReportView>) => {
    const first = Object.keys(next).every((key) => keepsPage.some((kept) => kept === key))
      ? {}
      : { pageNum: 1 };
    // Days were taken out of the period that was shown.
    const all = next.period || next.zone ? { days: undefined } : {};
    const changed = { ...view, ...first, ...all, ...next };
    if (next.period) setPeriod('preset' in next.period ? next.period.preset : next.period.range);
    if (next.zone) setZone(next.zone);
    if (next.unit) setUnit(next.unit);
    // What a view that is open is changed to belongs to the view, not to the list.
    if (search.view === undefined && ('columns' in next || next.sort)) keep(arrange(layout, next));
    void navigate({
      href: `${pathname}${writePlainSearch({ ...search, ...writeView(changed) })}`,
      resetScroll: false,
    });
  };
  const setWidth = (column: string, width: number | undefined) => {
    const { [column]: _, ...others } = layout.widths;
    keep({ ...layout, widths: width === undefined ? others : { ...others, [column]: width } });
  };
  return { view, change, range, today, layout, setWidth };
}

/** What somebody put together stays at hand when they look at a set. */
function arrange(layout: ListLayout, next: Partial<ReportView>): ListLayout {
  const { sort = layout.sort } = next;
  if (!('columns' in next)) return { ...layout, sort };
  const columns = next.columns ? [...next.columns] : null;
  const isOwn = columns !== null && findColumnSet(columns) === undefined;
  return { ...layout, sort, columns, ownColumns: isOwn ? columns : layout.ownColumns };
}
