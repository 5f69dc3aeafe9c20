import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import * as centre from '@tapwright/contracts/report-centre';
import { addDays } from '@tapwright/domain/days';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { definition, startMeasured, today, waitLimit, yesterday } from './testing/start-measured.ts';

test('a report is shown in the scope of whoever asks, with totals and how far it can be trusted', async () => {
  const { ask, owner, teamId, north, makeManager } = await startMeasured();
  const body = { teamId, definition };
  const whole = await ask(owner, centre.readReport, { body });
  expect(whole.columns.map(({ key }) => key)).toEqual([
    'name',
    'campaignGroup',
    'status',
    'localSpendAmount',
    'taps',
    'ttr',
  ]);
  expect(whole.rows).toEqual([
    ['Three', 'South', 'Running', '700.00', 70, 0.1],
    ['One', 'North', 'Running', '10.00', 20, 0.1],
    ['Two', 'North', 'Running', '1.50', 5, 0.1],
  ]);
  expect(whole.totals).toEqual(['Total', null, null, '711.50', 95, 0.1]);
  expect(whole.edges).toMatchObject({ dataTo: today, timeZone: 'ORTZ', currencies: ['USD'] });
  const own = await ask(await makeManager([north]), centre.readReport, { body });
  expect(own.rows.map(([name]) => name)).toEqual(['One', 'Two']);
  expect(own.totals[3]).toBe('11.50');
});

test('cut by day it has a row for each day on which something happened', async () => {
  const { ask, owner, teamId } = await startMeasured();
  const byDay = { ...definition, slots: 'day' as const, measures: ['taps' as const] };
  const { rows, totals } = await ask(owner, centre.readReport, { body: { teamId, definition: byDay } });
  expect(rows.map(([slot, name, , , taps]) => [slot, name, taps])).toEqual([
    [addDays(today, -2), 'Two', 5],
    [yesterday, 'Three', 70],
    [yesterday, 'One', 20],
  ]);
  expect(totals.at(-1)).toBe(95);
});

test('over time it says what each day comes to, in the scope and by the filters of its rows', async () => {
  const { ask, codeOf, owner, teamId, north, makeManager, makePerson } = await startMeasured();
  const range = { from: addDays(today, -2), to: today };
  const byDay = { ...definition, slots: 'day' as const, range };
  const read = (of: object, person = owner) =>
    ask(person, centre.readReportOverTime, { body: { teamId, definition: { ...byDay, ...of } } });
  const tapsOf = ({ slots }: Awaited<ReturnType<typeof read>>) =>
    slots.map(({ from, measures }) => [from, measures?.taps]);
  const days = [addDays(today, -2), yesterday, today];
  const whole = await read({});
  expect(tapsOf(whole)).toEqual([5, 90, 0].map((taps, place) => [days[place], taps]));
  expect(whole.totals.taps).toBe(95);
  expect(tapsOf(await read({ nameContains: 'One' })).map(([, taps]) => taps)).toEqual([0, 20, 0]);
  const manager = await makeManager([north]);
  expect(tapsOf(await read({}, manager)).map(([, taps]) => taps)).toEqual([5, 20, 0]);
  expect((await read({ slots: 'total' })).slots).toEqual([]);
  const body = { teamId, definition: byDay };
  expect(await codeOf(await makePerson(), centre.readReportOverTime, { body })).toBe(codes.notPermitted);
});

test('what is filtered is filtered in rows and sums', async () => {
  const { ask, owner, teamId } = await startMeasured();
  const having = [{ measure: 'localSpendAmount' as const, is: '>=' as const, value: 10 }];
  const filtered = { ...definition, having, nameContains: 'o' };
  const { rows, totals } = await ask(owner, centre.readReport, { body: { teamId, definition: filtered } });
  expect(rows.map(([name]) => name)).toEqual(['One']);
  expect(totals[3]).toBe('10.00');
});

test('a report is its maker’s until it is shared, and then the team’s to read and the admins’ to change', async () => {
  const { ask, codeOf, owner, teamId, save, makeMember } = await startMeasured();
  const reader = await makeMember(owner, teamId, 'readOnly');
  const admin = await makeMember(owner, teamId, 'admin');
  const mine = await save(reader, false);
  const find = { query: { teamId } };
  expect(await ask(owner, centre.findReports, find)).toEqual([]);
  const run = { teamId, reportId: mine.reportId, format: 'csv' };
  expect(await codeOf(owner, centre.runReport, { body: run })).toBe(codes.notFound);

  const change = { teamId, reportId: mine.reportId, name: 'Ours', definition, isShared: true };
  const shared = await ask(reader, centre.modifyReport, { body: { ...change, revision: mine.revision } });
  expect(await codeOf(reader, centre.modifyReport, { body: { ...change, revision: 1 } })).toBe(
    codes.changedMeanwhile,
  );
  expect(await ask(admin, centre.findReports, find)).toMatchObject([
    { name: 'Ours', isOwn: false, mayEdit: true },
  ]);
  const other = await makeMember(owner, teamId, 'advManager');
  expect(await ask(other, centre.findReports, find)).toMatchObject([{ mayEdit: false, schedule: null }]);
  const again = { body: { ...change, revision: shared.revision } };
  expect(await codeOf(other, centre.modifyReport, again)).toBe(codes.notPermitted);
  expect(await codeOf(other, centre.removeReport, { body: { teamId, reportId: mine.reportId } })).toBe(
    codes.notPermitted,
  );
  expect(await ask(admin, centre.removeReport, { body: { teamId, reportId: mine.reportId } })).toBeNull();
  const { list } = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Report saved', 'Report changed', 'Report removed']),
  );
});

test('neighbours and finance have no part in it', async () => {
  const { codeOf, owner, teamId, save, makeMember, makePerson, makeTeam } = await startMeasured();
  const report = await save(owner);
  const finance = await makeMember(owner, teamId, 'finance');
  const neighbour = await makePerson();
  const theirs = await makeTeam(neighbour, 'Neighbours');
  expect(await codeOf(finance, centre.findReports, { query: { teamId } })).toBe(codes.notPermitted);
  expect(await codeOf(neighbour, centre.findReports, { query: { teamId } })).toBe(codes.notPermitted);
  const body = { teamId: theirs, reportId: report.reportId, format: 'csv' };
  expect(await codeOf(neighbour, centre.runReport, { body })).toBe(codes.notFound);
  const send = { ...body, teamId, recipientIds: [neighbour.userId] };
  expect(await codeOf(owner, centre.sendReport, { body: send })).toBe(codes.badInput);
});

test('a file says of itself how fresh it is, in which zone and currency, and whose scope it holds', async () => {
  const { ask, owner, teamId, save, listRuns, download } = await startMeasured();
  const { reportId } = await save(owner);
  await ask(owner, centre.runReport, { body: { teamId, reportId, format: 'xlsx' } });
  await vi.waitFor(async () => expect((await listRuns(owner))[0]?.state).toBe('done'), waitLimit);
  const [run] = await listRuns(owner);
  expect(run).toMatchObject({ rows: 3, dataTo: today, timeZone: 'ORTZ', unit: 'USD', isCut: false });
  const parts = unzipSync(new Uint8Array(await (await download(owner, run?.runId ?? 0)).arrayBuffer()));
  const about = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
  for (const what of [
    'Data through',
    'Time zone',
    'Ad account’s time zone',
    'Currency',
    'Missing days',
    'Scope of',
    'Person 1',
  ])
    expect(about).toContain(what);
});

test('a link to a run opens the page that holds it', async () => {
  const { ask, deps, owner, teamId, save } = await startMeasured();
  const { reportId } = await save(owner);
  const rows = await deps.database.write
    .insertInto('reportRuns')
    .values(
      Array.from({ length: 25 }, () => ({
        teamId,
        reportId,
        readerId: owner.userId,
        trigger: 'download',
        format: 'csv',
        isMailed: false,
        definition: JSON.stringify(definition),
        madeAt: new Date(),
        state: 'failed',
      })),
    )
    .returning('runId')
    .execute();
  const pageOf = async (runId: number) => {
    const { list, pageNum, total } = await ask(owner, centre.findReportRuns, {
      query: { teamId, runId, pageSize: 10 },
    });
    return [pageNum, list.some((run) => run.runId === runId), total];
  };
  expect(await pageOf(rows[0]?.runId ?? 0)).toEqual([3, true, 25]);
  expect(await pageOf(rows[15]?.runId ?? 0)).toEqual([1, true, 25]);
  expect(await pageOf(rows[14]?.runId ?? 0)).toEqual([2, true, 25]);
  expect(await pageOf(999_999_999)).toEqual([1, false, 25]);
});

test('an endless number of slots is refused with what to do', async () => {
  const { send, owner, teamId } = await startMeasured();
  const long = { ...definition, slots: 'day', range: { from: addDays(today, -300), to: today } };
  const answer = await send(owner, centre.readReport, { body: { teamId, definition: long } });
  expect([answer.code, answer.message]).toEqual([
    codes.badInput,
    expect.stringContaining('at most 100 days'),
  ]);
});
