import {
  type ReportDefinition,
  reportDefinition,
  type ReportFormat,
} from '@tapwright/contracts/report-centre';
import type { Role } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type NewRun = {
  teamId: number;
  reportId: number;
  readerId: number;
  trigger: 'download' | 'once' | 'schedule';
  requestedBy: number | null;
  slot: Date | null;
  format: ReportFormat;
  definition: ReportDefinition;
  isMailed: boolean;
  madeAt: Date;
};

/** Undefined when this moment of the schedule has its run already. */
export async function insertRun(
  tx: Transaction,
  { definition, ...values }: NewRun,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('reportRuns')
    .values({ ...values, definition: JSON.stringify(definition) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('runId')
    .executeTakeFirst();
  return row?.runId;
}

const withNames = (db: Connection) =>
  db
    .selectFrom('reportRuns as run')
    .innerJoin('reports', (join) =>
      join.onRef('reports.teamId', '=', 'run.teamId').onRef('reports.reportId', '=', 'run.reportId'),
    )
    .innerJoin('users as reader', 'reader.userId', 'run.readerId')
    .innerJoin('users as maker', 'maker.userId', 'reports.madeBy')
    .selectAll('run')
    .select(['reports.name', 'reports.madeBy', 'reader.nickName', 'maker.nickName as makerName']);

type StoredRun = NonNullable<Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirst']>>>;
export type RunRow = Omit<StoredRun, 'definition'> & { definition: ReportDefinition };

const readRow = (row: StoredRun): RunRow => ({
  ...row,
  definition: z.parse(reportDefinition, row.definition),
});

export async function findRun(db: Connection, teamId: number, runId: number): Promise<RunRow | undefined> {
  const row = await withNames(db)
    .where('run.teamId', '=', teamId)
    .where('run.runId', '=', runId)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function lockRun(tx: Transaction, teamId: number, runId: number): Promise<RunRow | undefined> {
  const row = await withNames(tx)
    .where('run.teamId', '=', teamId)
    .where('run.runId', '=', runId)
    .forUpdate('run')
    .executeTakeFirst();
  return row && readRow(row);
}

type Page = { teamId: number; userId: number; pageNum: number; pageSize: number };

/** For this reader, and those of the reports they made. */
const listTheirs = (db: Connection, { teamId, userId }: Pick<Page, 'teamId' | 'userId'>) =>
  withNames(db)
    .where('run.teamId', '=', teamId)
    .where((row) => row.or([row('run.readerId', '=', userId), row('reports.madeBy', '=', userId)]));

/** The newest first. */
export async function listRuns(db: Connection, page: Page): Promise<{ list: RunRow[]; total: number }> {
  const { pageNum, pageSize } = page;
  const rows = await listTheirs(db, page)
    .orderBy('run.runId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { list: rows.map(readRow), total: await countRunsFrom(db, page, 0) };
}

/** This run and those made after it. */
export async function countRunsFrom(
  db: Connection,
  whose: Pick<Page, 'teamId' | 'userId'>,
  runId: number,
): Promise<number> {
  const { count } = await listTheirs(db, whose)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('run.runId', '>=', runId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of those that one person asks for, one after the other. */
export async function lockRunsOf(tx: Transaction, requestedBy: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report runs of ${requestedBy}`}, 0))`.execute(
    tx,
  );
}

export async function countRunsSince(
  tx: Transaction,
  { teamId, requestedBy, since }: { teamId: number; requestedBy: number; since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('reportRuns')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('requestedBy', '=', requestedBy)
    .where('madeAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export type RunEnd =
  | { state: 'missed' | 'failed'; finishedAt: Date }
  | {
      state: 'done';
      file: string;
      finishedAt: Date;
      rangeFrom: string;
      rangeTo: string;
      rowCount: number;
      isCut: boolean;
      dataTo: string | null;
      hiddenShare: number | null;
      readerRole: Role;
      readerScope: number[];
    };

export async function endRun(tx: Transaction, teamId: number, runId: number, end: RunEnd): Promise<void> {
  await tx
    .updateTable('reportRuns')
    .set(end)
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .execute();
}

/** Before it is written, so that a crash leaves no file that nobody can find. */
export async function nameRunFile(
  tx: Transaction,
  { teamId, runId, file }: { teamId: number; runId: number; file: string },
): Promise<void> {
  await tx
    .updateTable('reportRuns')
    .set({ file })
    .where('teamId', '=', teamId)
    .where('runId', '=', runId)
    .execute();
}

export async function listFilesOfReport(
  tx: Transaction,
  teamId: number,
  reportId: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('reportRuns')
    .select('file')
    .where('teamId', '=', teamId)
    .where('reportId', '=', reportId)
    .where('file', 'is not', null)
    .execute();
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}

export async function listOldRuns(
  db: Connection,
  madeBefore: Date,
  max: number,
): Promise<{ teamId: number; runId: number; file: string | null }[]> {
  return db
    .selectFrom('reportRuns')
    .select(['teamId', 'runId', 'file'])
    .where('madeAt', '<', madeBefore)
    .orderBy('madeAt')
    .limit(max)
    .execute();
}

export async function deleteRun(db: Connection, teamId: number, runId: number): Promise<void> {
  await db.deleteFrom('reportRuns').where('teamId', '=', teamId).where('runId', '=', runId).execute();
}
