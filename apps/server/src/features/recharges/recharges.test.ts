import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { findBalance, findStatement } from '@tapwright/contracts/ledger';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import * as calls from '@tapwright/contracts/recharges';
import { addTeam, isRemoveAll } from '@tapwright/contracts/teams';
import { addDays, getDay } from '@tapwright/domain/days';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readAnswer } from '../../testing/test-app.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { bookSpend, checkLedger } from '../ledger/index.ts';
import { type Somebody, startTeamServer } from '../teams/testing/team-server.ts';
import { alertOverdue } from './queue/alert-overdue.ts';
import { removeForgottenProofs } from './remittance/remove-forgotten-proofs.ts';

const png = (content: string) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(content)]);

async function start() {
  const server = await startTeamServer();
  const { deps, ask, makePerson, makeTeam, makeMember, origin } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const finance = await makeMember(owner, teamId, 'finance');
  const admin = await makeMember(owner, teamId, 'admin');
  const makeStaff = async (person: Somebody) => {
    const { write } = deps.database;
    const { userId } = person;
    await write.updateTable('users').set({ isStaff: true }).where('userId', '=', userId).execute();
    const passed = { secondFactorAt: new Date() };
    await write.updateTable('sessions').set(passed).where('userId', '=', userId).execute();
    return person;
  };
  const noor = await makeStaff(await makePerson());
  const begin = (who: Somebody, amount = 1_000_000) =>
    ask(who, calls.beginRemittance, { body: { teamId, amount } });
  const upload = async (who: Somebody, content: Buffer) => {
    const body = new FormData();
    body.append(calls.uploadProof.file, new File([new Uint8Array(content)], 'slip.png'));
    const headers = { authorization: who.token };
    return readAnswer(await fetch(`${origin}${calls.uploadProof.path}`, { method: 'POST', headers, body }));
  };
  const fill = async (who: Somebody, serialNumber: string, file = serialNumber) => ({
    amount: 1_000_000,
    sentAt: new Date().toISOString(),
    serialNumber,
    payerName: 'Halden Labs Ltd.',
    proof: String((await upload(who, png(file))).data),
  });
  const submit = async (who: Somebody, serialNumber: string) => {
    const { rechargeId } = await begin(who);
    const sent = await fill(who, serialNumber);
    return ask(who, calls.submitRemittance, { body: { teamId, rechargeId, ...sent } });
  };
  const balance = async () => (await ask(owner, findBalance, { query: { teamId } })).available;
  return { ...server, owner, teamId, finance, admin, noor, makeStaff, begin, upload, fill, submit, balance };
}
type World = Awaited<ReturnType<typeof start>>;

const refusedFields = async ({ send }: World, who: Somebody, call: CallShape, body: unknown) => {
  const { code, data } = await send(who, call, { body });
  const fields = (data as { fields?: object } | null)?.fields ?? {};
  return { code, fields: Object.keys(fields) };
};

test('a remittance is begun, sent and credited once, and only the confirmation moves money', async () => {
  const world = await start();
  const { ask, send, codeOf, deps, teamId, owner, finance, noor, submit, balance, openNotices } = world;
  const { rechargeId, reference, dueAt, submittedAt } = await submit(finance, 'FT-1');
  expect(Date.parse(dueAt ?? '') - Date.parse(submittedAt ?? '')).toBe(48 * 3_600_000);
  expect(await balance()).toBe(0);
  const [queued] = (await ask(noor, calls.findQueuedRecharges)).list;
  expect(queued).toMatchObject({ reference, teamName: 'North', isOwnTeam: false, state: 'submitted' });

  const key = { teamId, rechargeId };
  const credits = await Promise.all(
    [1, 2, 3].map(() => send(noor, calls.creditRecharge, { body: { ...key, amount: 1_000_000 } })),
  );
  expect(credits.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    codes.success,
    codes.changedMeanwhile,
    codes.changedMeanwhile,
  ]);
  expect(await balance()).toBe(1_000_000);
  const { list, total } = await ask(finance, findStatement, { query: { teamId } });
  expect({ total, list }).toMatchObject({
    total: 1,
    list: [{ kind: 'recharge', subject: reference, available: 1_000_000, availableAfter: 1_000_000 }],
  });
  expect((await checkLedger(deps.database)).faults).toEqual([]);
  for (const who of [owner, finance])
    expect((await openNotices(who)).map(({ typeId, news }) => [typeId, news])).toContainEqual([
      16,
      'US$10,000.00 were credited to North'.replace('US$', '$'),
    ]);
  const operations = await ask(owner, findTeamOperations, { query: { teamId } });
  expect(operations.list[0]?.operRequParam).toContain('finance.rechargeCredited');
  expect(await ask(owner, isRemoveAll, { body: { teamId } })).toMatchObject({
    obstacles: [{ kind: 'balance' }],
  });
  const [credited] = (await ask(finance, calls.findRecharges, { query: { teamId } })).list;
  expect(credited?.receiptNumber).toBe(`${new Date().getUTCFullYear()}-000001`);
  const receipt = await send(owner, calls.downloadReceipt, { query: key });
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await codeOf(noor, calls.refuseRecharge, { body: { ...key, reason: 'Too late' } })).toBe(
    codes.changedMeanwhile,
  );
});

test('a proof of exactly 10 MiB is kept, one byte more is not, and the thirty-first in an hour waits', async () => {
  const { finance, upload } = await start();
  const most = png('a'.repeat(10 * 1024 * 1024 - 4));
  expect((await upload(finance, most)).code).toBe(codes.success);
  expect(await upload(finance, Buffer.concat([most, Buffer.from('a')]))).toMatchObject({
    status: 413,
    code: codes.tooLarge,
    data: { fields: { uploadFile: 'The file may be 10 MB at most' } },
  });
  const more = await Promise.all(Array.from({ length: 30 }, () => upload(finance, png('more'))));
  expect(more.filter(({ code }) => code === codes.success)).toHaveLength(29);
  expect(more.find(({ code }) => code !== codes.success)).toMatchObject({ code: codes.tooManyRequests });
});

test('another amount needs a reason, a question is answered, a refusal credits nothing', async () => {
  const world = await start();
  const { ask, teamId, finance, noor, submit, balance } = world;
  const first = await submit(finance, 'FT-1');
  const key = { teamId, rechargeId: first.rechargeId };
  const less = { ...key, amount: 990_000 };
  expect(await refusedFields(world, noor, calls.creditRecharge, less)).toEqual({
    code: codes.badInput,
    fields: ['reason'],
  });
  await ask(noor, calls.askAboutRecharge, { body: { ...key, question: 'Whose account is it?' } });
  const answered = await ask(finance, calls.answerRecharge, { body: { ...key, answer: 'Our holding’s' } });
  expect(answered).toMatchObject({ state: 'submitted', question: 'Whose account is it?' });
  await ask(noor, calls.creditRecharge, { body: { ...less, reason: 'The bank kept 100.00' } });
  expect(await balance()).toBe(990_000);

  const second = await submit(finance, 'FT-2');
  const other = { teamId, rechargeId: second.rechargeId, reason: 'Not found' };
  await ask(noor, calls.refuseRecharge, { body: other });
  const { list } = await ask(finance, calls.findRecharges, { query: { teamId } });
  expect(list.map(({ state, creditedAmount }) => [state, creditedAmount])).toEqual([
    ['refused', null],
    ['credited', 990_000],
  ]);
  expect(await balance()).toBe(990_000);
});

test('on the way is what may still come, and nothing that was decided', async () => {
  const { ask, codeOf, teamId, owner, finance, noor, makePerson, begin, submit } = await start();
  const query = { teamId, show: 'open' as const };
  const credited = await submit(finance, 'FT-1');
  const refused = await submit(finance, 'FT-2');
  const waiting = await submit(finance, 'FT-3');
  const begun = await begin(finance);
  await ask(noor, calls.creditRecharge, {
    body: { teamId, rechargeId: credited.rechargeId, amount: 1_000_000 },
  });
  await ask(noor, calls.refuseRecharge, {
    body: { teamId, rechargeId: refused.rechargeId, reason: 'Not found' },
  });
  const { list, total } = await ask(owner, calls.findRecharges, { query });
  expect(list.map(({ rechargeId }) => rechargeId)).toEqual([begun.rechargeId, waiting.rechargeId]);
  expect(total).toBe(2);
  expect(await codeOf(await makePerson(), calls.findRecharges, { query })).toBe(codes.notPermitted);
});

test('nobody else recharges, decides on their own team or reads a proof', async () => {
  const { ask, codeOf, send, teamId, owner, finance, admin, noor, makeStaff, makePerson, submit } =
    await start();
  expect(await codeOf(admin, calls.beginRemittance, { body: { teamId, amount: 500 } })).toBe(
    codes.notPermitted,
  );
  const { rechargeId } = await submit(finance, 'FT-1');
  const key = { teamId, rechargeId };
  const body = { ...key, amount: 1_000_000 };
  await makeStaff(owner);
  expect(await codeOf(owner, calls.creditRecharge, { body })).toBe(codes.ownTeam);
  expect(await codeOf(admin, calls.creditRecharge, { body })).toBe(codes.notPermitted);
  const [queued] = (await ask(owner, calls.findQueuedRecharges)).list;
  expect(queued?.isOwnTeam).toBe(true);

  const stranger = await makePerson();
  expect(await codeOf(stranger, calls.downloadProof, { query: key })).toBe(codes.notPermitted);
  for (const [who, call] of [
    [admin, calls.downloadProof],
    [noor, calls.downloadQueuedProof],
  ] as const) {
    const { status, headers } = await send(who, call, { query: key });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('content-disposition')).toContain('attachment');
  }
  const other = await ask(stranger, addTeam, { body: { teamName: 'South', currencyType: 'USD' } });
  const elsewhere = { teamId: other.teamId, rechargeId };
  expect(await codeOf(stranger, calls.downloadProof, { query: elsewhere })).toBe(codes.notFound);
  expect(await codeOf(stranger, calls.withdrawRecharge, { body: elsewhere })).toBe(codes.notFound);
});

test('what is wrong is said at its field, and RMB teams cannot remit', async () => {
  const world = await start();
  const { ask, codeOf, teamId, owner, finance, begin, upload, fill, submit } = world;
  await submit(finance, 'FT-1');
  const { rechargeId } = await begin(finance);
  const key = { teamId, rechargeId };
  const right = await fill(finance, 'FT-2');
  const fieldsOf = async (wrong: object) =>
    (await refusedFields(world, finance, calls.submitRemittance, { ...key, ...right, ...wrong })).fields;
  expect(await fieldsOf({ serialNumber: 'FT-1' })).toEqual(['serialNumber']);
  expect(await fieldsOf({ proof: String((await upload(finance, png('FT-1'))).data) })).toEqual(['proof']);
  expect(await fieldsOf({ proof: String((await upload(owner, png('other'))).data) })).toEqual(['proof']);
  expect(await fieldsOf({ sentAt: '2999-01-01T00:00:00Z' })).toEqual(['sentAt']);
  for (const amount of [-5, 0, 99, 1.5, 10_000_000_001])
    expect(await fieldsOf({ amount })).toEqual(['amount']);
  expect((await upload(finance, Buffer.from('<html>'))).code).toBe(codes.badInput);
  await ask(finance, calls.submitRemittance, { body: { ...key, ...right } });
  expect(await codeOf(finance, calls.submitRemittance, { body: { ...key, ...right } })).toBe(
    codes.changedMeanwhile,
  );
  const rmb = await ask(owner, addTeam, { body: { teamName: 'Yuan', currencyType: 'RMB' } });
  const body = { teamId: rmb.teamId, amount: 1_000 };
  expect(await codeOf(owner, calls.beginRemittance, { body })).toBe(codes.rechargeWayMissing);
});

test('two weeks at the pace of the last one are offered, of this team alone and without today', async () => {
  const { ask, deps, teamId, owner, finance, makePerson, makeTeam } = await start();
  const waysOf = async (who: Somebody, team: number) =>
    (await ask(who, calls.findRechargeWays, { query: { teamId: team } })).twoWeeks;
  expect(await waysOf(finance, teamId)).toBeNull();
  const day = getDay(new Date().toISOString().slice(0, 10));
  const spend = (daysAgo: number, spent: number) =>
    runTransaction(deps.database, (tx) =>
      bookSpend(tx, {
        teamId,
        currency: 'USD',
        day: addDays(day, -daysAgo),
        campaigns: [{ campaignId: 1, spent }],
        key: `spend ${daysAgo}`,
        at: new Date(),
      }),
    );
  // A day beside either end lies in no zone's last seven days.
  await spend(9, 900_000);
  await spend(6, 120_000);
  await spend(3, 100_000);
  await spend(-1, 700_000);
  expect(await waysOf(owner, teamId)).toBe(440_000);
  const neighbour = await makePerson();
  expect(await waysOf(neighbour, await makeTeam(neighbour, 'South'))).toBeNull();
});

test('what waits too long is raised with staff once, and forgotten files go', async () => {
  const { deps, noor, finance, submit, upload } = await start();
  await submit(finance, 'FT-1');
  const forgotten = String((await upload(finance, png('never sent'))).data);
  await sql`update recharges set due_at = due_at - interval '49 hours'`.execute(deps.database.write);
  await sql`update recharge_proofs set created_at = created_at - interval '2 days'`.execute(
    deps.database.write,
  );
  const sent: string[] = [];
  const mail: typeof deps.mail = {
    ...deps.mail,
    isAvailable: true,
    send: async (_tx, { to }) => {
      sent.push(to);
      return Promise.resolve();
    },
  };
  await alertOverdue({ ...deps, mail });
  await alertOverdue({ ...deps, mail });
  expect(sent).toEqual([noor.email]);
  await removeForgottenProofs(deps);
  const { rows } = await sql<{ name: string }>`select name from recharge_proofs`.execute(deps.database.read);
  expect(rows).toHaveLength(1);
  expect(await deps.files.find(forgotten)).toBeUndefined();
});
