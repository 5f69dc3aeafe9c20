import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { findUser } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { inviteMember } from '@tapwright/contracts/invitations';
import { modifyMember, modifyMemberInfo, removeMember } from '@tapwright/contracts/members';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import * as centre from '@tapwright/contracts/report-centre';
import { addDays, getDay } from '@tapwright/domain/days';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addMeasuredGroup } from '../../testing/measured-team.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';
import { performRun } from './perform-run.ts';
import { startDueRuns } from './start-due-runs.ts';

const today = getDay(new Date().toISOString().slice(0, 10));
const yesterday = addDays(today, -1);
const definition = z.parse(centre.reportDefinition, {
  level: 'campaign',
  dimensions: ['campaignGroup', 'status'],
  measures: ['localSpendAmount', 'taps', 'ttr'],
  range: { preset: 'last7Days' },
});
const waitLimit = { timeout: 30_000, interval: 20 };

/** North spent 10.00 on One and 1.50 on Two, South 700.00 on Three. */
async function startMeasured() {
  const server = await startTeamServer();
  const { deps, makePerson, makeTeam, ask, acceptNewest } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const covered = { from: addDays(today, -30), until: today };
  const north = await addMeasuredGroup(deps.database, teamId, {
    name: 'North',
    adAccountId: '11',
    campaigns: { '101': 'One', '102': 'Two' },
    told: [
      { campaignId: '101', day: yesterday, spendMicros: 10_000_000, taps: 20 },
      { campaignId: '102', day: addDays(today, -2), spendMicros: 1_500_000, taps: 5 },
    ],
    covered,
  });
  const south = await addMeasuredGroup(deps.database, teamId, {
    name: 'South',
    adAccountId: '12',
    campaigns: { '201': 'Three' },
    told: [{ campaignId: '201', day: yesterday, spendMicros: 700_000_000, taps: 70 }],
    covered,
  });
  const makeManager = async (scope: number[]) => {
    const manager = await makePerson();
    await ask(owner, inviteMember, {
      body: { teamId, account: manager.email, roleName: 'manager', scope },
    });
    await acceptNewest(manager);
    return manager;
  };
  const save = async (who: Somebody, isShared = true, name = 'Weekly') =>
    ask(who, centre.addReport, { body: { teamId, name, definition, isShared } });
  const listRuns = async (who: Somebody) =>
    (await ask(who, centre.findReportRuns, { query: { teamId, pageNum: 1, pageSize: 20 } })).list;
  const download = async (who: Somebody, runId: number) =>
    fetch(`${server.origin}${centre.downloadReportRun.path}?teamId=${teamId}&runId=${runId}`, {
      headers: { authorization: who.token },
    });
  const outbox = join(deps.settings.dataDir, 'outbox');
  const listMails = () => {
    try {
      return readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    } catch {
      return [];
    }
  };
  const mailsTo = (who: Somebody) =>
    listMails().filter((mail) => mail.includes(`To: ${who.email}\n`) && mail.includes('Weekly'));
  return { ...server, owner, teamId, north, south, makeManager, save, listRuns, download, mailsTo };
}

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

test('sent once, each recipient gets a mail in their language and a file in their scope that is theirs alone', async () => {
  const { ask, owner, teamId, north, makeManager, save, listRuns, download, mailsTo, origin } =
    await startMeasured();
  const manager = await makeManager([north]);
  await fetch(`${origin}${findUser.path}`, {
    headers: { authorization: manager.token, 'accept-language': 'zh-CN' },
  });
  const { reportId } = await save(owner);
  const recipientIds = [owner.userId, manager.userId];
  await ask(owner, centre.sendReport, { body: { teamId, reportId, format: 'csv', recipientIds } });
  await vi.waitFor(() => expect([mailsTo(owner).length, mailsTo(manager).length]).toEqual([1, 1]), waitLimit);
  const [english = ''] = mailsTo(owner);
  const [chinese = ''] = mailsTo(manager);
  expect(english).toContain('is ready');
  expect(chinese).toContain('数据截至');
  expect(chinese).toMatch(/http:\/\/\S+\/#\/report-centre\?team=\d+&tab=runs&run=\d+/);
  for (const mail of [english, chinese]) expect(mail).not.toMatch(/700|711|11\.50|token/);

  const theirs = (await listRuns(manager))[0];
  const file = Buffer.from(await (await download(manager, theirs?.runId ?? 0)).arrayBuffer()).toString(
    'utf8',
  );
  expect(file).toContain('One,North');
  expect(file).not.toContain('South');
  expect(file).toContain('11.50');
  const ofOwner = (await listRuns(owner)).find(({ isOwn }) => isOwn);
  expect((await download(manager, ofOwner?.runId ?? 0)).status).toBe(404);
  expect((await download(owner, theirs?.runId ?? 0)).status).toBe(404);
  // Of another's run its maker hears that it was made, not what is in it.
  expect((await listRuns(owner)).find(({ isOwn }) => !isOwn)).toMatchObject({ state: 'done', rows: null });
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, type: 'export' } });
  expect(list.map(({ name }) => name)).toEqual(['Report exported', 'Report exported']);
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
    'Data to',
    'Time zone',
    'ORTZ',
    'Currency',
    'Missing days',
    'In the scope of',
    'Person 1',
  ])
    expect(about).toContain(what);
});

/** A scheduled report whose moment has come. */
async function startScheduled(
  recipients: (parts: Awaited<ReturnType<typeof startMeasured>>) => Promise<Somebody[]>,
) {
  const parts = await startMeasured();
  const { ask, owner, teamId, save, deps } = parts;
  const who = await recipients(parts);
  const { reportId, revision } = await save(owner);
  const schedule = {
    every: 'day' as const,
    hour: 8,
    zone: 'Asia/Shanghai',
    format: 'csv' as const,
    recipientIds: who.map(({ userId }) => userId),
  };
  await ask(owner, centre.scheduleReport, { body: { teamId, reportId, revision, schedule } });
  const comeDue = () =>
    deps.database.write
      .updateTable('reports')
      .set({ nextRunAt: new Date(Date.now() - 86_400_000 * 3) })
      .execute();
  return { ...parts, reportId, who, comeDue };
}

test('a schedule that was missed for days sends once, and goes on with its next moment', async () => {
  const { ask, deps, teamId, owner, comeDue, mailsTo } = await startScheduled(async ({ owner: one }) => [
    one,
  ]);
  await comeDue();
  const signal = AbortSignal.timeout(20_000);
  await Promise.all([startDueRuns(deps, signal), startDueRuns(deps, signal)]);
  await vi.waitFor(() => expect(mailsTo(owner).length).toBe(1), waitLimit);
  await startDueRuns(deps, signal);
  const [report] = await ask(owner, centre.findReports, { query: { teamId } });
  expect(new Date(report?.nextRunAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  expect(mailsTo(owner).length).toBe(1);
});

test('whoever was removed, disabled or lost the right gets nothing any more', async () => {
  const { ask, deps, teamId, owner, who, comeDue, mailsTo, listRuns } = await startScheduled(
    async ({ owner: one, teamId: team, makeMember }) => [
      one,
      await makeMember(one, team, 'readOnly'),
      await makeMember(one, team, 'readOnly'),
      await makeMember(one, team, 'readOnly'),
    ],
  );
  const [removed, disabled, moved] = who.slice(1).map(({ userId }) => ({ teamId, userId, revision: 1 }));
  if (removed === undefined || disabled === undefined || moved === undefined)
    throw new Error('there are four');
  await ask(owner, removeMember, { body: removed });
  await ask(owner, modifyMemberInfo, { body: { ...disabled, roleUserStatus: 1 } });
  await ask(owner, modifyMember, { body: { ...moved, roleName: 'finance', scope: [] } });
  await comeDue();
  await startDueRuns(deps, AbortSignal.timeout(20_000));
  const states = async () => (await listRuns(owner)).map(({ state }) => state).toSorted();
  await vi.waitFor(
    async () => expect(await states()).toEqual(['done', 'missed', 'missed', 'missed']),
    waitLimit,
  );
  await vi.waitFor(() => expect(mailsTo(owner).length).toBe(1), waitLimit);
  expect(who.slice(1).flatMap(mailsTo)).toEqual([]);
});

test('a run that is performed twice at once, or again after a crash, ends once and leaves one file', async () => {
  const { deps, ask, owner, teamId, save, mailsTo, download } = await startMeasured();
  const { reportId } = await save(owner);
  // As a killed process leaves it: the row waits, and names a file that was being written.
  const { runId } = await deps.database.write
    .insertInto('reportRuns')
    .values({
      teamId,
      reportId,
      readerId: owner.userId,
      asked: 'schedule',
      slot: new Date(),
      format: 'csv',
      definition: JSON.stringify(definition),
      isMailed: true,
      madeAt: new Date(),
      file: await deps.files.put(new TextEncoder().encode('half'), 'csv'),
    })
    .returning('runId')
    .executeTakeFirstOrThrow();
  const perform = () =>
    performRun(
      deps,
      { teamId, runId },
      { jobId: 1, attempt: 1, log: deps.log, signal: AbortSignal.timeout(20_000) },
    );
  await Promise.all([perform(), perform()]);
  await perform();
  await vi.waitFor(() => expect(mailsTo(owner).length).toBe(1), waitLimit);
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, type: 'export' } });
  expect(list.length).toBe(1);
  expect(await (await download(owner, runId)).text()).toContain('Three');
  const kept = readdirSync(fileURLToPath(deps.settings.filesUrl), { recursive: true });
  expect(kept.filter((name) => String(name).endsWith('.csv')).length).toBe(1);
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
