import { createDownloadTicket } from '@tapwright/contracts/downloads';
import * as centre from '@tapwright/contracts/report-centre';
import { findMembers, modifyMember } from '@tapwright/contracts/members';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { contextOf } from './reader-context.ts';
import { findReader } from './readers-store.ts';
import { removeOldRuns } from './remove-old-runs.ts';
import { findRun } from './runs-store.ts';
import { startMeasured, waitLimit } from '../testing/start-measured.ts';
import { writeReportFile } from '../content/write-report-file.ts';

async function startWithRun(format: 'csv' | 'xlsx') {
  const { ask, owner, teamId, save, listRuns, deps } = await startMeasured();
  const { reportId } = await save(owner);
  await ask(owner, centre.runReport, { body: { teamId, reportId, format } });
  await vi.waitFor(async () => expect((await listRuns(owner))[0]?.state).toBe('done'), waitLimit);
  const { runId = 0 } = (await listRuns(owner))[0] ?? {};
  return { owner, teamId, deps, runId };
}

test.each(['csv', 'xlsx'] as const)(
  'a %s that is cut says so first of all and again at its end',
  async (format) => {
    const { owner, teamId, deps, runId } = await startWithRun(format);
    const [run, reader] = [
      await findRun(deps.database.write, teamId, runId),
      await findReader(deps.database.write, teamId, owner.userId),
    ];
    if (run === undefined || reader === undefined) throw new Error('Both are there.');
    const write = async (maxRows: number) => {
      const signal = new AbortController().signal;
      const file = await writeReportFile(contextOf(deps, run, reader), run, {
        reader,
        format,
        signal,
        maxRows,
      });
      const parts = format === 'csv' ? undefined : unzipSync(file.content);
      const read = (name: string) => strFromU8(parts?.[`xl/worksheets/${name}.xml`] ?? file.content);
      const [table, about] = [read('sheet1'), read('sheet2')];
      return { ...file, table: table.slice(0, table.indexOf('Total')), about };
    };
    const cut = await write(2);
    expect([cut.rowCount, cut.isCut]).toEqual([2, true]);
    expect(cut.table).toMatch(/First 2 rows only.*Three.*One/s);
    expect(cut.table).not.toContain('Two');
    expect(cut.about).toContain('further rows are left out');
    const whole = await write(3);
    expect([whole.rowCount, whole.isCut]).toEqual([3, false]);
    expect(whole.table).not.toContain('rows only');
    expect(whole.table).toContain('Two');
  },
);

test('files are kept for ninety days and then go, with their rows, however many', async () => {
  const { teamId, deps, runId } = await startWithRun('csv');
  const file = (await findRun(deps.database.write, teamId, runId))?.file ?? '';
  expect(await deps.files.find(file)).toBeDefined();
  await deps.database.pool.query(
    `insert into report_runs (team_id, report_id, reader_id, trigger, format, definition, state, made_at)
     select team_id, report_id, reader_id, trigger, format, definition, 'missed', made_at - interval '1 day'
     from report_runs, generate_series(1, 600)`,
  );
  const removeAfter = async (days: number) => {
    const clock = { now: () => new Date(Date.now() + days * 86_400_000) };
    await removeOldRuns({ ...deps, clock }, new AbortController().signal);
    return (await deps.database.pool.query('select run_id from report_runs')).rowCount;
  };
  expect(await removeAfter(88)).toBe(601);
  expect(await removeAfter(89.5)).toBe(1);
  expect(await removeAfter(91)).toBe(0);
  expect(await deps.files.find(file)).toBeUndefined();
});

test('a file is no longer given to a reader who reaches less than when it was made', async () => {
  const { ask, owner, teamId, save, listRuns, download, makeManager, north, origin } = await startMeasured();
  const { reportId } = await save(owner);
  const reader = await makeManager([]);
  await ask(reader, centre.runReport, { body: { teamId, reportId, format: 'csv' } });
  await vi.waitFor(async () => expect((await listRuns(reader))[0]?.state).toBe('done'), waitLimit);
  const { runId = 0 } = (await listRuns(reader))[0] ?? {};
  const bindTo = async (scope: number[]) => {
    const members = await ask(owner, findMembers, { query: { teamId } });
    const revision = members.find(({ userId }) => userId === reader.userId)?.revision ?? 0;
    const body = { teamId, userId: reader.userId, roleName: 'manager' as const, scope, revision };
    await ask(owner, modifyMember, { body });
  };
  expect((await download(reader, runId)).status).toBe(200);
  const { ticket } = await ask(reader, createDownloadTicket, {
    body: { path: centre.downloadReportRun.path, query: { teamId, runId } },
  });
  const fetched = await fetch(`${origin}${centre.downloadReportRun.path}?ticket=${ticket}`);
  expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(await fetched.text()).toBe(await (await download(reader, runId)).text());
  await bindTo([north]);
  expect((await download(reader, runId)).status).toBe(403);
  await bindTo([]);
  expect((await download(reader, runId)).status).toBe(200);
});
