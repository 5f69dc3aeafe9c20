import { codes } from '@tapwright/contracts/codes';
import { findSecondFactor, passSecondFactor } from '@tapwright/contracts/second-factor';
import { findStaffAccounts, resetSecondFactor } from '@tapwright/contracts/staff';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resetFirstSecondFactor } from '../../accounts/index.ts';
import { codeFrom } from '../../accounts/testing/code-from.ts';
import { listOperations, startWithStaff } from '../testing/start-with-staff.ts';

test('staff set up an app at first entry, and without it every staff call is closed', async () => {
  const { app, ask, get, signIn, enrol } = await startWithStaff();
  const token = await signIn('admin');
  expect(await get(findSecondFactor, { token })).toEqual({
    isSetUp: false,
    isPassed: false,
    recoveryCodesLeft: 0,
  });
  const staffCalls = app.host.calls.filter(({ access }) => access.to === 'staff');
  expect(staffCalls.length).toBeGreaterThan(5);
  for (const call of staffCalls) {
    const { code } = await ask(call, { token, ...(call.method === 'POST' && { body: {} }) });
    expect(code, call.path).toBe(codes.secondFactorNeeded);
  }
  await enrol(token);
  expect((await ask(findStaffAccounts, { token })).code).toBe(codes.success);
});

test('what was passed does not count for staff for good', async () => {
  const { database, ask, signIn, signInWithSecondFactor } = await startWithStaff();
  const { token, secret } = await signInWithSecondFactor('admin');
  const other = await signIn('admin');
  expect((await ask(findStaffAccounts, { token: other })).code).toBe(codes.secondFactorNeeded);
  const passed = await ask(passSecondFactor, { token: other, body: { code: codeFrom(secret, 1) } });
  expect(passed.code).toBe(codes.success);
  expect((await ask(findStaffAccounts, { token: other })).code).toBe(codes.success);

  await sql`update sessions set second_factor_at = now() - interval '12 hours'`.execute(database.write);
  for (const each of [token, other]) {
    expect((await ask(findStaffAccounts, { token: each })).code).toBe(codes.secondFactorNeeded);
  }
});

test('the first account resets that of others, and nobody resets its', async () => {
  const { ask, get, signIn, makePerson, signInWithSecondFactor } = await startWithStaff();
  const userId = await makePerson({ nickName: 'Mei', email: 'mei@halden.app', isStaff: true });
  const admin = await signInWithSecondFactor('admin');
  const mei = await signInWithSecondFactor('mei@halden.app');
  const adminId = (await get(findStaffAccounts, { token: mei.token, query: { search: 'admin' } })).list[0]
    ?.userId;

  expect((await ask(resetSecondFactor, { token: mei.token, body: { userId: adminId } })).code).toBe(
    codes.firstStaffOnly,
  );
  expect((await ask(resetSecondFactor, { token: admin.token, body: { userId: adminId } })).code).toBe(
    codes.accountProtected,
  );
  expect((await ask(resetSecondFactor, { token: admin.token, body: { userId } })).code).toBe(codes.success);
  expect((await ask(findStaffAccounts, { token: mei.token })).code).toBe(codes.secondFactorNeeded);
  expect(await get(findSecondFactor, { token: await signIn('mei@halden.app') })).toMatchObject({
    isSetUp: false,
  });
});

test('the command of the machine lets the first account set up anew, and is in the log', async () => {
  const server = await startWithStaff();
  const { token } = await server.signInWithSecondFactor('admin');
  expect(await resetFirstSecondFactor(server.database)).toBe(true);
  expect(await server.get(findSecondFactor, { token })).toMatchObject({ isSetUp: false, isPassed: false });
  expect((await listOperations(server))[0]).toMatchObject({
    operation: 'staff.secondFactorReset',
    actorKind: 'job',
  });
  expect(await resetFirstSecondFactor(server.database)).toBe(false);
});
