import type { ParsedQueryOf } from '@tapwright/contracts/call';
import type { downloadReportRun } from '@tapwright/contracts/report-centre';
import type { StoredFile } from '../../platform/files/files.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findRun } from './runs-store.ts';
import { titleRunFile } from './title-run-file.ts';

/** Only whoever it was made for: it holds their scope. */
export async function findRunFile(
  { database, files, membership, person }: TeamContext,
  { runId }: ParsedQueryOf<typeof downloadReportRun>,
): Promise<StoredFile & { name: string }> {
  const run = await findRun(database.write, membership.teamId, runId);
  if (run === undefined || run.readerId !== person.userId || run.state !== 'done' || run.file === null)
    throw new Refusal('notFound');
  const file = await files.find(run.file);
  if (file === undefined) throw new Refusal('notFound');
  return { ...file, name: titleRunFile(run) };
}
