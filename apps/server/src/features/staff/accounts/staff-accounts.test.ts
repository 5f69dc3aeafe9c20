import { findUser } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes } from '@tapwright/contracts/live';
import {
  findStaffAccounts,
  freezeAccount,
  grantStaff,
  revokeStaff,
  unfreezeAccount,
} from '@tapwright/contracts/staff';
import { expect, test } from 'vitest';
import { openLine } from '../../../platform/live/testing/live-client.ts';
import { listOperations, startWithStaff } from '../testing/start-with-staff.ts';

const reason = 'Paid with a stolen card';

async function startWithMei() {
  const server = await startWithStaff();
  const userId = await server.makePerson({ nickName: 'Mei Lin', email: 'mei.lin@halden.app' });
  const { token } = await server.signInWithSecondFactor('admin');
  const stateOf = async (search: string) =>
    (await server.get(findStaffAccounts, { token, query: { search } })).list[0];
  const lineOf = (id: number) => `${server.origin.replace('http', 'ws')}/notice/${id}`;
  return { ...server, userId, token, stateOf, lineOf };
}

test('freezing ends every session at once, tells the open page, and keeps the person out', async () => {
  const { ask, trySignIn, signIn, userId, token, stateOf, lineOf } = await startWithMei();
  const hers = [await signIn('mei.lin@halden.app'), await signIn('mei.lin@halden.app')];
  const line = await openLine(lineOf(userId), { token: hers[0] ?? '' });

  expect((await ask(freezeAccount, { token, body: { userId, reason } })).code).toBe(codes.success);
  expect(await line.closed).toEqual({
    code: liveCloseCodes.notAdmitted,
    reason: String(codes.accountFrozen),
  });
  expect(line.events).toMatchObject([{ name: 'session.ended', payload: { code: codes.accountFrozen } }]);
  for (const each of hers) expect((await ask(findUser, { token: each })).code).toBe(codes.accountFrozen);
  expect(await stateOf('Mei')).toMatchObject({ frozenAt: expect.any(String), frozenBecause: reason });

  expect((await trySignIn('mei.lin@halden.app', 'not_the_pass')).code).toBe(codes.wrongPassword);
  expect((await trySignIn('mei.lin@halden.app')).code).toBe(codes.accountFrozen);

  const unfrozen = await ask(unfreezeAccount, { token, body: { userId, reason: 'Bank confirmed' } });
  expect(unfrozen.code).toBe(codes.success);
  expect(await stateOf('Mei')).toMatchObject({ frozenAt: null, frozenBecause: null });
  for (const each of hers) expect((await ask(findUser, { token: each })).code).toBe(codes.tokenEnded);
  expect((await trySignIn('mei.lin@halden.app')).code).toBe(codes.success);
});

test('each action leaves one row that belongs to the person and names who did it and why', async () => {
  const server = await startWithMei();
  const { ask, get, userId, token } = server;
  const adminId = (await get(findUser, { token })).userId;
  await ask(freezeAccount, { token, body: { userId, reason } });
  await ask(unfreezeAccount, { token, body: { userId, reason: 'Bank confirmed' } });
  await ask(grantStaff, { token, body: { userId } });
  await ask(revokeStaff, { token, body: { userId } });

  const rows = (await listOperations(server)).slice(0, 4).toReversed();
  const by = { teamId: 0, actorKind: 'staff', actorId: adminId, subject: { userId, nickName: 'Mei Lin' } };
  expect(rows).toMatchObject([
    { ...by, operation: 'staff.accountFrozen', after: { reason, endedSessions: 0 } },
    { ...by, operation: 'staff.accountUnfrozen', after: { reason: 'Bank confirmed', frozenAt: null } },
    { ...by, operation: 'staff.granted', before: { isStaff: false }, after: { isStaff: true } },
    { ...by, operation: 'staff.revoked', before: { isStaff: true }, after: { isStaff: false } },
  ]);
});

test('who was granted access hears it live, needs a second factor, and keeps that when access is revoked', async () => {
  const { ask, signIn, enrol, userId, token, stateOf, lineOf } = await startWithMei();
  const hers = await signIn('mei.lin@halden.app');
  const line = await openLine(lineOf(userId), { token: hers });
  expect((await ask(findStaffAccounts, { token: hers })).code).toBe(codes.notPermitted);

  await ask(grantStaff, { token, body: { userId } });
  await expect.poll(() => line.events).toMatchObject([{ name: 'access.changed' }]);
  expect((await ask(findStaffAccounts, { token: hers })).code).toBe(codes.secondFactorNeeded);
  await enrol(hers);
  expect((await ask(findStaffAccounts, { token: hers })).code).toBe(codes.success);
  expect(await stateOf('Mei')).toMatchObject({ isStaff: true, hasSecondFactor: true });
  expect((await ask(grantStaff, { token: hers, body: { userId: 1 } })).code).toBe(codes.firstStaffOnly);

  await ask(revokeStaff, { token, body: { userId } });
  await expect.poll(() => line.events).toHaveLength(3);
  expect((await ask(findStaffAccounts, { token: hers })).code).toBe(codes.notPermitted);
  expect((await ask(findUser, { token: hers })).code).toBe(codes.success);

  await ask(grantStaff, { token, body: { userId } });
  expect((await ask(findStaffAccounts, { token: hers })).code).toBe(codes.success);
  expect(await stateOf('Mei')).toMatchObject({ isStaff: true, hasSecondFactor: true });
  line.socket.close();
});

test('nobody shuts out themselves or the first account', async () => {
  const { ask, get, makePerson, token, signInWithSecondFactor } = await startWithMei();
  const jonasId = await makePerson({ nickName: 'Jonas', email: 'jonas@halden.app', isStaff: true });
  const jonas = await signInWithSecondFactor('jonas@halden.app');
  const adminId = (await get(findUser, { token })).userId;

  for (const [by, userId] of [
    [jonas.token, adminId],
    [jonas.token, jonasId],
    [token, adminId],
  ] as const) {
    const answer = await ask(freezeAccount, { token: by, body: { userId, reason } });
    expect(answer.code).toBe(codes.accountProtected);
  }
  expect((await ask(revokeStaff, { token, body: { userId: adminId } })).code).toBe(codes.accountProtected);
  expect((await ask(revokeStaff, { token: jonas.token, body: { userId: jonasId } })).code).toBe(
    codes.firstStaffOnly,
  );
});

test('staff freeze each other through the first account alone', async () => {
  const { ask, makePerson, token, signInWithSecondFactor } = await startWithMei();
  const otherId = await makePerson({ nickName: 'Aoi', email: 'aoi@halden.app', isStaff: true });
  await makePerson({ nickName: 'Jonas', email: 'jonas@halden.app', isStaff: true });
  const jonas = await signInWithSecondFactor('jonas@halden.app');
  const freeze = (by: string) => ask(freezeAccount, { token: by, body: { userId: otherId, reason } });
  expect((await freeze(jonas.token)).code).toBe(codes.firstStaffOnly);
  expect((await freeze(token)).code).toBe(codes.success);
});

test('what was done already, is not there or has no reason is said so', async () => {
  const { ask, userId, token } = await startWithMei();
  expect((await ask(unfreezeAccount, { token, body: { userId, reason } })).code).toBe(codes.changedMeanwhile);
  expect((await ask(revokeStaff, { token, body: { userId } })).code).toBe(codes.changedMeanwhile);
  expect((await ask(freezeAccount, { token, body: { userId: 7, reason } })).code).toBe(codes.notFound);
  expect(await ask(freezeAccount, { token, body: { userId, reason: '  ' } })).toMatchObject({
    code: codes.badInput,
    data: { fields: { reason: expect.any(String) } },
  });

  const both = await Promise.all([1, 2].map(() => ask(freezeAccount, { token, body: { userId, reason } })));
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    codes.success,
    codes.changedMeanwhile,
  ]);
  expect((await ask(grantStaff, { token, body: { userId } })).code).toBe(codes.otherAccountFrozen);
});

test('people are found by exact id, mobile or e-mail, or by a part of the nickname, and shown masked', async () => {
  const { get, makePerson, userId, token } = await startWithMei();
  await makePerson({ nickName: '100%_real', email: 'real@halden.app' });
  const find = async (query: Record<string, string>) =>
    (await get(findStaffAccounts, { token, query })).list.map(({ nickName }) => nickName);

  expect(await find({ search: String(userId) })).toEqual(['Mei Lin']);
  expect(await find({ search: 'MEI.LIN@halden.app' })).toEqual(['Mei Lin']);
  expect(await find({ search: 'ei li' })).toEqual(['Mei Lin']);
  expect(await find({ search: 'halden' })).toEqual([]);
  expect(await find({ search: '%_' })).toEqual(['100%_real']);
  expect(await find({ state: 'staff' })).toEqual(['admin']);

  const page = await get(findStaffAccounts, { token, query: { pageSize: '2', pageNum: '2' } });
  expect(page).toMatchObject({ total: 3, list: [{ nickName: 'admin', isFirstStaff: true }] });
  const [mei] = (await get(findStaffAccounts, { token, query: { search: 'Mei' } })).list;
  expect(mei).toMatchObject({ email: 'm***@halden.app', mobile: null, isStaff: false });
});
