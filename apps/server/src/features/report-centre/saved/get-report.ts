import { leaders } from '@tapwright/contracts/roles';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findReport, lockReport, type ReportRow } from './reports-store.ts';

type Asking = Pick<TeamContext, 'membership' | 'person'>;

const isSeen = ({ madeBy, isShared }: ReportRow, userId: number) => isShared || madeBy === userId;

/** Whoever made it; and so that nobody is needed who has left, the owner and the admins once it is shared. */
export const mayEditReport = ({ madeBy, isShared }: ReportRow, { membership, person }: Asking): boolean =>
  madeBy === person.userId || (isShared && leaders.includes(membership.role));

/** A report of somebody else that is not shared is as if there were none. */
export async function getReport(db: Connection, asking: Asking, reportId: number): Promise<ReportRow> {
  const report = await findReport(db, asking.membership.teamId, reportId);
  if (report === undefined || !isSeen(report, asking.person.userId)) throw new Refusal('notFound');
  return report;
}

export async function getReportToEdit(
  tx: Transaction,
  asking: Asking,
  { reportId, revision }: { reportId: number; revision?: number },
): Promise<ReportRow> {
  const report = await lockReport(tx, asking.membership.teamId, reportId);
  if (report === undefined || !isSeen(report, asking.person.userId)) throw new Refusal('notFound');
  if (!mayEditReport(report, asking)) throw new Refusal('notPermitted');
  if (revision !== undefined && report.revision !== revision) throw new Refusal('changedMeanwhile');
  return report;
}
