import type { SavedReport } from '@tapwright/contracts/report-centre';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { getReport, mayEditReport } from './get-report.ts';
import type { ReportRow } from './reports-store.ts';

type Asking = Pick<TeamContext, 'membership' | 'person'>;

export function viewReport(row: ReportRow, asking: Asking): SavedReport {
  const mayEdit = mayEditReport(row, asking);
  return {
    reportId: row.reportId,
    name: row.name,
    definition: row.definition,
    isShared: row.isShared,
    isOwn: row.madeBy === asking.person.userId,
    mayEdit,
    madeBy: row.nickName,
    // Who receives it concerns those who can change that.
    schedule: mayEdit ? row.schedule : null,
    nextRunAt: mayEdit ? (row.nextRunAt?.toISOString() ?? null) : null,
    revision: row.revision,
    changedAt: row.changedAt.toISOString(),
  };
}

export async function getReportView(db: Connection, asking: Asking, reportId: number): Promise<SavedReport> {
  return viewReport(await getReport(db, asking, reportId), asking);
}
