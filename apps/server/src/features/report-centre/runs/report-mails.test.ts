import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findUser } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { modifyMember, modifyMemberInfo, removeMember } from '@tapwright/contracts/members';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import * as centre from '@tapwright/contracts/report-centre';
import { requireSecondFactor } from '@tapwright/contracts/teams';
import { expect, test, vi } from 'vitest';
import { runTransaction } from '../../../platform/db/run-transaction.ts';
import type { Somebody } from '../../teams/testing/team-server.ts';
import { finishRun } from './finish-run.ts';
import { performRun } from './perform-run.ts';
import { contextOf } from './reader-context.ts';
import { findReader } from './readers-store.ts';
import { findRun, nameRunFile } from './runs-store.ts';
import { startDueRuns } from './start-due-runs.ts';
import { definition, startMeasured, waitLimit } from '../testing/start-measured.ts';
import { writeReportFile } from '../content/write-report-file.ts';

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

test('sent once, each recipient gets a mail in their language and a file in their scope that is theirs alone', async () => {
  const { ask, owner, teamId, north, makeManager, save, listRuns, download, mailsTo, attachedTo, origin } =
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
  // Where a developer finds the file is named by the moment, which may hold any figures.
  for (const mail of [english, chinese])
    expect(mail.slice(0, mail.indexOf('Attached:'))).not.toMatch(/700|711|11\.50|token/);

  expect(english).toMatch(/^Attached: Weekly \S+ \S+\.csv /m);
  expect(attachedTo(english)).toContain('711.50');
  expect(attachedTo(chinese)).toContain('11.50');
  expect(attachedTo(chinese)).not.toMatch(/South|711/);

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
      trigger: 'schedule',
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

test('an attempt that begins while another ends takes nothing of what the other made', async () => {
  const { deps, owner, teamId, save, mailsTo, download } = await startMeasured();
  const { reportId } = await save(owner);
  const { runId } = await deps.database.write
    .insertInto('reportRuns')
    .values({
      teamId,
      reportId,
      readerId: owner.userId,
      trigger: 'once',
      format: 'csv',
      definition: JSON.stringify(definition),
      isMailed: true,
      madeAt: new Date(),
    })
    .returning('runId')
    .executeTakeFirstOrThrow();
  const run = { jobId: 1, attempt: 1, log: deps.log, signal: AbortSignal.timeout(20_000) };
  const perform = (put: typeof deps.files.put) =>
    performRun({ ...deps, files: { ...deps.files, put } }, { teamId, runId }, run);
  const firstEnded = Promise.withResolvers<undefined>();
  const secondWrites = Promise.withResolvers<undefined>();
  let second: Promise<void> = Promise.resolve();
  await perform(async (...given) => {
    const file = await deps.files.put(...given);
    second = perform(async (...later) => {
      secondWrites.resolve(undefined);
      await firstEnded.promise;
      return deps.files.put(...later);
    });
    await secondWrites.promise;
    return file;
  });
  firstEnded.resolve(undefined);
  await second;
  await vi.waitFor(() => expect(mailsTo(owner).length).toBe(1), waitLimit);
  expect(await (await download(owner, runId)).text()).toContain('Three');
});

test('a file that is too large for a mail is linked to, and the mail says so', async () => {
  const { deps, owner, teamId, save, mailsTo, attachedTo } = await startMeasured();
  const { reportId } = await save(owner);
  const { runId } = await deps.database.write
    .insertInto('reportRuns')
    .values({
      teamId,
      reportId,
      readerId: owner.userId,
      trigger: 'once',
      format: 'csv',
      isMailed: true,
      definition: JSON.stringify(definition),
      madeAt: new Date(),
    })
    .returning('runId')
    .executeTakeFirstOrThrow();
  const [run, reader] = [
    await findRun(deps.database.write, teamId, runId),
    await findReader(deps.database.write, teamId, owner.userId),
  ];
  if (run === undefined || reader === undefined) throw new Error('they were just put there');
  const signal = AbortSignal.timeout(20_000);
  const written = await writeReportFile(contextOf(deps, run, reader), run, { reader, format: 'csv', signal });
  const content = new Uint8Array(centre.maxAttachedBytes + 1);
  const file = await deps.files.put(content, 'csv');
  await runTransaction(deps.database, (tx) => nameRunFile(tx, { teamId, runId, file }));
  await finishRun(deps, run, { ...written, content, file, for: reader });
  await vi.waitFor(() => expect(mailsTo(owner).length).toBe(1), waitLimit);
  const [mail = ''] = mailsTo(owner);
  expect(mail).toContain('too large to attach');
  expect(mail).toContain(`run=${runId}`);
  expect(attachedTo(mail)).toBeUndefined();
});

test('where a team asks for a second factor, only who has one is sent its reports', async () => {
  const { ask, send, deps, teamId, owner, reportId, who, comeDue, listRuns, mailsTo } = await startScheduled(
    async ({ owner: one, teamId: team, makeMember }) => [
      one,
      await makeMember(one, team, 'readOnly'),
      await makeMember(one, team, 'readOnly'),
    ],
  );
  const [, withApp, without] = who;
  if (withApp === undefined || without === undefined) throw new Error('there are three');
  const { write } = deps.database;
  await write
    .insertInto('passkeys')
    .values({
      userId: owner.userId,
      credentialId: 'one',
      publicKey: Buffer.from('key'),
      counter: 0,
      name: 'Mac',
      createdAt: new Date(),
    })
    .execute();
  await write
    .insertInto('secondFactors')
    .values([
      { userId: withApp.userId, sealedSecret: 'sealed' },
      { userId: without.userId, sealedPendingSecret: 'never confirmed' },
    ])
    .execute();
  await write.updateTable('sessions').set({ secondFactorAt: new Date() }).execute();
  await ask(owner, requireSecondFactor, { body: { teamId, isRequired: true } });

  const recipients = await ask(owner, centre.findReportRecipients, { query: { teamId } });
  expect(recipients.map(({ userId, lacks }) => [userId, lacks])).toEqual(
    expect.arrayContaining([
      [owner.userId, null],
      [withApp.userId, null],
      [without.userId, 'secondFactor'],
    ]),
  );
  const recipientIds = [owner.userId, without.userId];
  const answer = await send(owner, centre.sendReport, {
    body: { teamId, reportId, format: 'csv', recipientIds },
  });
  expect([answer.code, answer.data]).toEqual([
    codes.badInput,
    { fields: { recipientIds: 'One of the recipients has no second factor, which this team requires' } },
  ]);
  await comeDue();
  await startDueRuns(deps, AbortSignal.timeout(20_000));
  const states = async () => (await listRuns(owner)).map(({ state }) => state).toSorted();
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'done', 'missed']), waitLimit);
  await vi.waitFor(() => expect([mailsTo(owner).length, mailsTo(withApp).length]).toEqual([1, 1]), waitLimit);
  expect(mailsTo(without)).toEqual([]);
});

test('staff who act in a team are sent nothing without a second factor, whatever the team asks', async () => {
  const { ask, deps, teamId, owner, makeMember } = await startMeasured();
  const jonas = await makeMember(owner, teamId, 'readOnly');
  const { write } = deps.database;
  const lacks = async () =>
    (await ask(owner, centre.findReportRecipients, { query: { teamId } })).find(
      ({ userId }) => userId === jonas.userId,
    )?.lacks;
  expect(await lacks()).toBeNull();
  await write
    .updateTable('teamMembers')
    .set({ role: 'operator' })
    .where('userId', '=', jonas.userId)
    .execute();
  expect(await lacks()).toBe('secondFactor');
  await write.insertInto('secondFactors').values({ userId: jonas.userId, sealedSecret: 'sealed' }).execute();
  expect(await lacks()).toBeNull();
  // Their while in the team is over.
  const endsAt = new Date(Date.now() - 1_000);
  await write.updateTable('teamMembers').set({ endsAt }).where('userId', '=', jonas.userId).execute();
  expect(await lacks()).toBeUndefined();
});

test('a recipient without an address is refused by name of the field, and missed when it is lost later', async () => {
  const { ask, send, deps, teamId, owner, reportId, who, comeDue, listRuns, mailsTo } = await startScheduled(
    async ({ owner: one, teamId: team, makeMember }) => [one, await makeMember(one, team, 'readOnly')],
  );
  const [, lost] = who;
  if (lost === undefined) throw new Error('there are two');
  await deps.database.write
    .updateTable('users')
    .set({ email: null })
    .where('userId', '=', lost.userId)
    .execute();
  const recipientIds = [owner.userId, lost.userId];
  const answer = await send(owner, centre.sendReport, {
    body: { teamId, reportId, format: 'csv', recipientIds },
  });
  expect([answer.code, answer.data]).toEqual([
    codes.badInput,
    { fields: { recipientIds: 'One of the recipients has no e-mail address bound' } },
  ]);
  expect(await ask(owner, centre.findReportRecipients, { query: { teamId } })).toContainEqual(
    expect.objectContaining({ userId: lost.userId, lacks: 'address' }),
  );
  await comeDue();
  await startDueRuns(deps, AbortSignal.timeout(20_000));
  const states = async () => (await listRuns(owner)).map(({ state }) => state).toSorted();
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'missed']), waitLimit);
  await vi.waitFor(() => expect(mailsTo(owner).length).toBe(1), waitLimit);
});
