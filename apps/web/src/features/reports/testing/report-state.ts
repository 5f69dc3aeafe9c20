import { readView, type ReportView } from '../question/report-view.ts';
import type { ReportState } from '../question/use-report-view.ts';

const range = { from: '2026-11-13', to: '2026-11-19' } as const;

/** A report as its address says, and the changes that a part of it wants. */
export function reportState(search: Record<string, string> = {}) {
  const changes: Partial<ReportView>[] = [];
  const state: ReportState = {
    view: readView(search, { period: { range }, zone: 'UTC', unit: 'USD' }),
    layout: { columns: null, ownColumns: null, widths: {}, sort: null },
    setWidth: () => undefined,
    change: (next) => changes.push(next),
    range,
    today: '2026-11-20',
  };
  return { state, changes };
}
