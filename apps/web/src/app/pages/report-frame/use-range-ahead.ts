import { useLocation, useRouteContext } from '@tanstack/react-router';
import { type Period, type ReportView, writeView } from '../../../features/reports/question/report-view.ts';

/** Whoever points at other days waits less for their figures: they are asked for as this page would. */
export function useRangeAhead(view: ReportView) {
  const { rows, readAhead } = useRouteContext({ from: '__root__' });
  const { pathname, search } = useLocation();
  return (period: Period) => {
    const ahead = rows.get(pathname)?.ahead;
    if (ahead === undefined) return;
    readAhead(ahead, { ...search, ...writeView({ ...view, period, days: undefined, pageNum: 1 }) });
  };
}
