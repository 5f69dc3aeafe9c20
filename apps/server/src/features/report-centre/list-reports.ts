import type { SavedReport } from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../platform/http/context.ts';
import { viewReport } from './report-view.ts';
import { listReportsFor } from './reports-store.ts';

export async function listReports(context: TeamContext): Promise<SavedReport[]> {
  const { database, membership, person } = context;
  const rows = await listReportsFor(database.write, membership.teamId, person.userId);
  return rows.map((row) => viewReport(row, context));
}
