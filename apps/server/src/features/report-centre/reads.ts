import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type downloadReportRun,
  type findReportRuns,
  type ReportRun,
  runStates,
  type SavedReport,
} from '@tapwright/contracts/report-centre';
import type { StoredFile } from '../../platform/files/files.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { reachesAll } from './runs/reaches-all.ts';
import { viewReport } from './saved/report-view.ts';
import { listReportsFor } from './saved/reports-store.ts';
import { countRunsFrom, findRun, listRuns as readRuns, type RunRow } from './runs/runs-store.ts';
import { titleRunFile } from './runs/title-run-file.ts';

export async function listReports(context: TeamContext): Promise<SavedReport[]> {
  const { database, membership, person } = context;
  const rows = await listReportsFor(database.write, membership.teamId, person.userId);
  return rows.map((row) => viewReport(row, context));
}

export async function listRuns(
  { database, membership, person }: TeamContext,
  { pageNum: wantedPage, pageSize, runId }: ParsedQueryOf<typeof findReportRuns>,
): Promise<AnswerOf<typeof findReportRuns>> {
  const { userId } = person;
  const { teamId } = membership;
  const at = runId === undefined ? 0 : await countRunsFrom(database.write, { teamId, userId }, runId);
  const pageNum = at === 0 ? wantedPage : Math.ceil(at / pageSize);
  const { list, total } = await readRuns(database.write, { teamId, userId, pageNum, pageSize });
  return { list: list.map((row) => viewRun(row, userId)), total, pageNum };
}

/** Of a run for somebody else it says that it was made, not what is in it: that is of their scope. */
function viewRun(row: RunRow, userId: number): ReportRun {
  const isOwn = row.readerId === userId;
  const { rangeFrom, rangeTo } = row;
  return {
    runId: row.runId,
    reportId: row.reportId,
    name: row.name,
    readerName: row.nickName,
    isOwn,
    trigger: oneOf(['download', 'once', 'schedule'], row.trigger),
    format: oneOf(['csv', 'xlsx'], row.format),
    state: oneOf(runStates, row.state),
    isMailed: row.isMailed,
    madeAt: row.madeAt.toISOString(),
    range: rangeFrom === null || rangeTo === null ? null : { from: rangeFrom, to: rangeTo },
    rows: isOwn ? row.rowCount : null,
    isCut: isOwn && row.isCut,
    dataTo: isOwn ? row.dataTo : null,
    timeZone: row.definition.timeZone,
    unit: row.definition.unit,
    hiddenShare: isOwn ? row.hiddenShare : null,
  };
}

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new TypeError(`no "${text}" among ${values.join(', ')}`);
  return found;
}

/** Only whoever it was made for, and only while they still reach all that was written into it. */
export async function findRunFile(
  { database, files, membership, person }: TeamContext,
  { runId }: ParsedQueryOf<typeof downloadReportRun>,
): Promise<StoredFile & { name: string }> {
  const run = await findRun(database.write, membership.teamId, runId);
  if (run === undefined || run.readerId !== person.userId || run.state !== 'done' || run.file === null)
    throw new Refusal('notFound');
  if (!(await reachesAll(database.write, membership, run))) throw new Refusal('reportOutOfScope');
  const file = await files.find(run.file);
  if (file === undefined) throw new Refusal('notFound');
  return { ...file, name: titleRunFile(run) };
}
