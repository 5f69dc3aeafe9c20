import { codes } from '@tapwright/contracts/codes';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  findStaffAccounts,
  passSecondFactor,
  resetSecondFactor,
} from '@tapwright/contracts/staff';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectNoSecrets } from '../../../testing/expect-no-secrets.ts';
import { resetFirstSecondFactor } from './reset-first-second-factor.ts';
import { codeFrom, listOperations, startWithStaff } from '../testing/start-with-staff.ts';

test('staff set up an app at first entry, and only then get in', async () => {
  const { ask, get, signIn } = await startWithStaff();
  const token = await signIn('admin');
  expect(await get(findSecondFactor, { token })).toEqual({
    isSetUp: false,
    isPassed: false,
    recoveryCodesLeft: 0,
    isFirstStaff: true,
  });
  expect((await ask(findStaffAccounts, { token })).code).toBe(codes.secondFactorNeeded);

  const { secret, address } = await get(beginSecondFactor, { token });
  expect(address).toContain(`secret=${secret}`);
  const wrong = await ask(confirmSecondFactor, { token, body: { code: codeFrom(secret, 5) } });
  expect(wrong.code).toBe(codes.wrongSecondFactor);
  const { recoveryCodes } = await get(confirmSecondFactor, { token, body: { code: codeFrom(secret) } });
  expect(new Set(recoveryCodes).size).toBe(8);
  expect((await ask(findStaffAccounts, { token })).code).toBe(codes.success);
});

test('without it every staff call is closed but the four that lead to it', async () => {
  const { app, ask, signIn } = await startWithStaff();
  const token = await signIn('admin');
  const open: string[] = [];
  for (const call of app.host.calls.filter(({ access }) => access.to === 'staff')) {
    const { code } = await ask(call, { token, ...(call.method === 'POST' && { body: {} }) });
    if (code !== codes.secondFactorNeeded) open.push(call.path);
  }
  expect(open).toEqual(
    [findSecondFactor, beginSecondFactor, confirmSecondFactor, passSecondFactor].map(({ path }) => path),
  );
});

test('what one session passed counts for no other, and not for good', async () => {
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

test('a code is taken once, also when it comes twice at the same moment', async () => {
  const { ask, signIn, signInWithSecondFactor } = await startWithStaff();
  const { secret, code: usedCode } = await signInWithSecondFactor('admin');
  const tokens = [await signIn('admin'), await signIn('admin'), await signIn('admin')];
  const used = await ask(passSecondFactor, { token: tokens[0] ?? '', body: { code: usedCode } });
  expect(used.code).toBe(codes.wrongSecondFactor);

  const code = codeFrom(secret, 1);
  const answers = await Promise.all(tokens.map((token) => ask(passSecondFactor, { token, body: { code } })));
  expect(answers.filter((answer) => answer.code === codes.success)).toHaveLength(1);
});

test('after five wrong codes even the right one waits, longer each time', async () => {
  const { database, ask, signIn, signInWithSecondFactor } = await startWithStaff();
  const { secret } = await signInWithSecondFactor('admin');
  const token = await signIn('admin');
  const wrongOne = codeFrom(secret) === '000000' ? '111111' : '000000';
  const passWith = (code: string) => ask(passSecondFactor, { token, body: { code } });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await passWith(wrongOne)).code).toBe(codes.wrongSecondFactor);
  }
  const waiting = await passWith(codeFrom(secret, 1));
  expect(waiting).toMatchObject({ status: 429, code: codes.tooManyRequests });
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);

  const waitIsOver = () =>
    sql`update staff_second_factors set waits_until = now() - interval '1 second'`.execute(database.write);
  await waitIsOver();
  expect((await passWith(wrongOne)).code).toBe(codes.wrongSecondFactor);
  expect(Number((await passWith(wrongOne)).headers.get('retry-after'))).toBeGreaterThan(30);
  await waitIsOver();
  expect((await passWith(codeFrom(secret, 1))).code).toBe(codes.success);
  expect((await passWith(wrongOne)).code).toBe(codes.wrongSecondFactor);
});

test('a recovery code opens once; then a new app takes the place of the lost one', async () => {
  const { ask, get, signIn, signInWithSecondFactor } = await startWithStaff();
  const { token: first, secret, recoveryCodes } = await signInWithSecondFactor('admin');
  const token = await signIn('admin');
  const code = recoveryCodes[0]?.toLowerCase() ?? '';
  expect((await ask(beginSecondFactor, { token })).code).toBe(codes.secondFactorNeeded);
  expect((await ask(passSecondFactor, { token, body: { code } })).code).toBe(codes.success);
  expect((await get(findSecondFactor, { token })).recoveryCodesLeft).toBe(7);
  expect((await ask(passSecondFactor, { token, body: { code } })).code).toBe(codes.wrongSecondFactor);

  const anew = await get(beginSecondFactor, { token });
  const confirmed = await ask(confirmSecondFactor, { token, body: { code: codeFrom(anew.secret) } });
  expect(confirmed.code).toBe(codes.success);
  expect((await get(findSecondFactor, { token })).recoveryCodesLeft).toBe(8);
  expect((await ask(findStaffAccounts, { token: first })).code).toBe(codes.secondFactorNeeded);
  const withOldApp = await ask(passSecondFactor, { token: first, body: { code: codeFrom(secret, 1) } });
  expect(withOldApp.code).toBe(codes.wrongSecondFactor);
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

test('neither the secret nor a code stands anywhere in clear, and each step has its row in the log', async () => {
  const server = await startWithStaff();
  const { lines, ask, signIn, signInWithSecondFactor } = server;
  const { secret, recoveryCodes } = await signInWithSecondFactor('admin');
  const token = await signIn('admin');
  await ask(passSecondFactor, { token, body: { code: codeFrom(secret, 1) } });

  const [last, before] = await listOperations(server);
  expect(last).toMatchObject({
    operation: 'staff.secondFactorPassed',
    actorKind: 'staff',
    after: { passedBy: 'app' },
  });
  expect(before?.operation).toBe('account.signedIn');

  const plain = recoveryCodes.map((code) => code.replaceAll('-', ''));
  const secrets = [secret, ...recoveryCodes, ...plain].map(
    (each, index) => [`secret ${index}`, each] as const,
  );
  await expectNoSecrets({ deps: server.deps, lines }, new Map(secrets), 'staff.secondFactorPassed');
});
