import type { ReportDefinition, ReportSchedule } from '@tapwright/contracts/report-centre';
import { reportDefinition, reportSchedule } from '@tapwright/contracts/report-centre';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

const columns = [
  'reports.teamId',
  'reports.reportId',
  'reports.madeBy',
  'reports.name',
  'reports.definition',
  'reports.isShared',
  'reports.schedule',
  'reports.nextRunAt',
  'reports.revision',
  'reports.changedAt',
] as const;

const withMaker = (db: Connection) =>
  db
    .selectFrom('reports')
    .innerJoin('users', 'users.userId', 'reports.madeBy')
    .select([...columns, 'users.nickName']);

type StoredReport = NonNullable<Awaited<ReturnType<ReturnType<typeof withMaker>['executeTakeFirst']>>>;
export type ReportRow = Omit<StoredReport, 'definition' | 'schedule'> & {
  definition: ReportDefinition;
  schedule: ReportSchedule | null;
};

const readRow = (row: StoredReport): ReportRow => ({
  ...row,
  definition: z.parse(reportDefinition, row.definition),
  schedule: row.schedule === null ? null : z.parse(reportSchedule, row.schedule),
});

/** Somebody's own and the shared ones, by name. */
export async function listReportsFor(db: Connection, teamId: number, userId: number): Promise<ReportRow[]> {
  const rows = await withMaker(db)
    .where('reports.teamId', '=', teamId)
    .where((row) => row.or([row('reports.madeBy', '=', userId), row('reports.isShared', '=', true)]))
    .orderBy(sql`lower(reports.name)`)
    .orderBy('reports.reportId')
    .execute();
  return rows.map(readRow);
}

export async function findReport(
  db: Connection,
  teamId: number,
  reportId: number,
): Promise<ReportRow | undefined> {
  const row = await withMaker(db)
    .where('reports.teamId', '=', teamId)
    .where('reports.reportId', '=', reportId)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function lockReport(
  tx: Transaction,
  teamId: number,
  reportId: number,
): Promise<ReportRow | undefined> {
  const row = await withMaker(tx)
    .where('reports.teamId', '=', teamId)
    .where('reports.reportId', '=', reportId)
    .forUpdate('reports')
    .executeTakeFirst();
  return row && readRow(row);
}

/** One transaction at a time counts and adds. */
export async function countReports(tx: Transaction, teamId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports of team ${teamId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('reports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}

type ReportValues = { name: string; definition: ReportDefinition; isShared: boolean; changedAt: Date };

export async function insertReport(
  tx: Transaction,
  { teamId, madeBy }: { teamId: number; madeBy: number },
  { definition, ...values }: ReportValues,
): Promise<number> {
  const row = await tx
    .insertInto('reports')
    .values({ teamId, madeBy, ...values, definition: JSON.stringify(definition) })
    .returning('reportId')
    .executeTakeFirstOrThrow();
  return row.reportId;
}

type ReportChange = Partial<ReportValues> & { schedule?: ReportSchedule | null; nextRunAt?: Date | null };

export async function updateReport(
  tx: Transaction,
  { teamId, reportId }: { teamId: number; reportId: number },
  { definition, schedule, ...values }: ReportChange,
): Promise<void> {
  await tx
    .updateTable('reports')
    .set((row) => ({
      ...values,
      ...(definition === undefined ? {} : { definition: JSON.stringify(definition) }),
      ...(schedule === undefined ? {} : { schedule: schedule === null ? null : JSON.stringify(schedule) }),
      revision: row('revision', '+', 1),
    }))
    .where('teamId', '=', teamId)
    .where('reportId', '=', reportId)
    .execute();
}

export async function deleteReport(tx: Transaction, teamId: number, reportId: number): Promise<void> {
  await tx.deleteFrom('reports').where('teamId', '=', teamId).where('reportId', '=', reportId).execute();
}

/** Of every team, each locked until the end of the transaction; what another process has is passed over. */
export async function lockDueReport(tx: Transaction, now: Date): Promise<ReportRow | undefined> {
  const row = await withMaker(tx)
    .where('reports.nextRunAt', '<=', now)
    .orderBy('reports.nextRunAt')
    .limit(1)
    .forUpdate('reports')
    .skipLocked()
    .executeTakeFirst();
  return row && readRow(row);
}
