import { login, logout } from '@tapwright/contracts/accounts';
import type { CallShape } from '@tapwright/contracts/call';
import { codes } from '@tapwright/contracts/codes';
import { confirmPerson, findSessions } from '@tapwright/contracts/personal';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  passSecondFactor,
  removeSecondFactor,
} from '@tapwright/contracts/second-factor';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask as askAt } from '../../../testing/ask.ts';
import { expectNoSecrets } from '../../../testing/expect-no-secrets.ts';
import { codeFrom } from '../testing/code-from.ts';
import { giveCode } from '../testing/give-code.ts';
import { signInSomebody } from '../testing/sign-in-somebody.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.app';
const mobile = '13800138000';
const password = 'first_pass_1';

async function startWithMei() {
  const server = await startSignIn();
  const { deps, origin } = server;
  const { userId } = await signInSomebody(deps, { email, mobile, password });
  const ask = (call: CallShape, asked: { token: string; body?: unknown }) => askAt(origin, call, asked);
  const codeOf = async (call: CallShape, asked: { token: string; body?: unknown }) =>
    (await ask(call, asked)).code;
  const get = async <Call extends CallShape>(call: Call, asked: { token: string; body?: unknown }) =>
    z.parse<Call['answer']>(call.answer, (await ask(call, asked)).data);
  const signIn = async () => z.parse(login.answer, (await server.signIn(email, password)).data).token;
  const token = await signIn();
  const confirm = async (whose = token) =>
    codeOf(confirmPerson, { token: whose, body: { password: await server.encrypt(password) } });
  const enrol = async (whose = token) => {
    expect(await confirm(whose)).toBe(codes.success);
    const { secret, address } = await get(beginSecondFactor, { token: whose });
    const code = codeFrom(secret);
    const { recoveryCodes } = await get(confirmSecondFactor, { token: whose, body: { code } });
    return { secret, address, code, recoveryCodes };
  };
  const waitOver = () =>
    deps.database.write
      .updateTable('secondFactors')
      .set({ waitsUntil: new Date(Date.now() - 1000) })
      .execute();
  return { ...server, userId, token, ask, codeOf, get, signIn, confirm, enrol, waitOver };
}

test('an app is set up by whoever shows that it is them; others are signed out and each address hears of it', async () => {
  const { codeOf, confirm, enrol, get, signIn, token, listMessages } = await startWithMei();
  const other = await signIn();
  expect(await codeOf(beginSecondFactor, { token })).toBe(codes.personNotConfirmed);
  expect(await confirm()).toBe(codes.success);
  const pending = await get(beginSecondFactor, { token });
  expect(pending.address).toContain(`secret=${pending.secret}`);
  const body = { code: codeFrom(pending.secret, 5) };
  expect(await codeOf(confirmSecondFactor, { token, body })).toBe(codes.wrongSecondFactor);
  expect(await get(findSecondFactor, { token })).toMatchObject({ isSetUp: false });

  const { recoveryCodes } = await enrol();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await get(findSecondFactor, { token })).toEqual({
    isSetUp: true,
    isPassed: true,
    recoveryCodesLeft: 10,
  });
  expect(await codeOf(findSessions, { token: other })).toBe(codes.tokenEnded);
  await expect
    .poll(() => listMessages().filter((text) => text.includes('An authenticator app was set up')).length)
    .toBe(2);
});

test('from then on no way in is enough alone: its session can do nothing but show the second factor, or end', async () => {
  const { app, codeOf, enrol, get, signIn, token, origin } = await startWithMei();
  const { secret } = await enrol();
  const waiting = await signIn();
  const closed = app.host.calls.filter(({ access }) => access.to !== 'anyone');
  for (const call of closed) {
    if (call.path === passSecondFactor.path || call.path === logout.path) continue;
    const { code } = await askAt(origin, call, {
      token: waiting,
      ...(call.method === 'POST' && call.file === undefined ? { body: {} } : {}),
    });
    expect(code, call.path).toBe(codes.secondFactorNeeded);
  }
  const [heard] = await app.host.gate.listPersons([waiting]);
  expect(heard).toMatchObject({ codeName: 'secondFactorNeeded' });
  expect(await get(findSessions, { token })).toHaveLength(1);

  expect(await codeOf(passSecondFactor, { token: waiting, body: { code: codeFrom(secret, 1) } })).toBe(
    codes.success,
  );
  expect(await get(findSessions, { token: waiting })).toHaveLength(2);
});

test('a sign-in that waits is over after a quarter of an hour', async () => {
  const { codeOf, deps, enrol, signIn } = await startWithMei();
  const { secret } = await enrol();
  const waiting = await signIn();
  const { expiresAt } = await deps.database.read
    .selectFrom('sessions')
    .select('expiresAt')
    .where('waitsForSecondFactor', '=', true)
    .executeTakeFirstOrThrow();
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  await deps.database.write
    .updateTable('sessions')
    .set({ expiresAt: new Date() })
    .where('waitsForSecondFactor', '=', true)
    .execute();
  expect(await codeOf(passSecondFactor, { token: waiting, body: { code: codeFrom(secret, 1) } })).toBe(
    codes.tokenEnded,
  );
});

test('a code is taken once, also when it comes twice at the same moment', async () => {
  const { codeOf, enrol, signIn } = await startWithMei();
  const { secret, code: usedCode } = await enrol();
  const tokens = [await signIn(), await signIn(), await signIn()];
  expect(await codeOf(passSecondFactor, { token: tokens[0] ?? '', body: { code: usedCode } })).toBe(
    codes.wrongSecondFactor,
  );
  const body = { code: codeFrom(secret, 1) };
  const answers = await Promise.all(tokens.map((token) => codeOf(passSecondFactor, { token, body })));
  expect(answers.filter((code) => code === codes.success)).toHaveLength(1);
});

test('after five wrong codes even the right one waits, longer each time', async () => {
  const { ask, enrol, signIn, waitOver } = await startWithMei();
  const { secret } = await enrol();
  const token = await signIn();
  const wrongOne = codeFrom(secret) === '000000' ? '111111' : '000000';
  const passWith = (code: string) => ask(passSecondFactor, { token, body: { code } });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await passWith(wrongOne)).code).toBe(codes.wrongSecondFactor);
  }
  const waiting = await passWith(codeFrom(secret, 1));
  expect(waiting).toMatchObject({ status: 429, code: codes.tooManyRequests });
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);

  await waitOver();
  expect((await passWith(wrongOne)).code).toBe(codes.wrongSecondFactor);
  expect(Number((await passWith(wrongOne)).headers.get('retry-after'))).toBeGreaterThan(30);
  await waitOver();
  expect((await passWith(codeFrom(secret, 1))).code).toBe(codes.success);
});

test('a recovery code opens once; then a new app takes the place of the lost one', async () => {
  const { codeOf, enrol, get, signIn } = await startWithMei();
  const { secret, recoveryCodes } = await enrol();
  const token = await signIn();
  const body = { code: recoveryCodes[0]?.toLowerCase() ?? '' };
  expect(await codeOf(passSecondFactor, { token, body })).toBe(codes.success);
  expect(await get(findSecondFactor, { token })).toMatchObject({ recoveryCodesLeft: 9 });
  const again = await signIn();
  expect(await codeOf(passSecondFactor, { token: again, body })).toBe(codes.wrongSecondFactor);

  await enrol(token);
  expect(await get(findSecondFactor, { token })).toMatchObject({ recoveryCodesLeft: 10 });
  const third = await signIn();
  expect(await codeOf(passSecondFactor, { token: third, body: { code: codeFrom(secret, 1) } })).toBe(
    codes.wrongSecondFactor,
  );
});

test('whoever shows that it is them takes it away; each address hears of it', async () => {
  const { codeOf, deps, enrol, get, signIn, token, userId, listMessages } = await startWithMei();
  const { secret } = await enrol();
  const other = await signIn();
  await codeOf(passSecondFactor, { token: other, body: { code: codeFrom(secret, 1) } });
  await deps.database.write
    .updateTable('sessions')
    .set({ confirmedAt: null })
    .where('userId', '=', userId)
    .execute();
  expect(await codeOf(removeSecondFactor, { token })).toBe(codes.personNotConfirmed);
  const code = await giveCode(deps, { account: email, type: 'change', userId });
  expect(await codeOf(confirmPerson, { token, body: { account: email, code } })).toBe(codes.success);
  expect(await codeOf(removeSecondFactor, { token })).toBe(codes.success);
  expect(await get(findSecondFactor, { token })).toEqual({
    isSetUp: false,
    isPassed: false,
    recoveryCodesLeft: 0,
  });
  expect(await codeOf(findSessions, { token: other })).toBe(codes.tokenEnded);
  expect(await codeOf(findSessions, { token: await signIn() })).toBe(codes.success);
  expect(await codeOf(removeSecondFactor, { token })).toBe(codes.changedMeanwhile);
  await expect.poll(() => listMessages().filter((text) => text.includes('was removed')).length).toBe(2);
});

test('neither the secret nor a code stands anywhere in clear', async () => {
  const { codeOf, deps, enrol, lines, signIn } = await startWithMei();
  const { secret, recoveryCodes } = await enrol();
  const token = await signIn();
  await codeOf(passSecondFactor, { token, body: { code: codeFrom(secret, 1) } });
  const plain = recoveryCodes.map((code) => code.replaceAll('-', ''));
  const secrets = [secret, ...recoveryCodes, ...plain].map(
    (each, index) => [`secret ${index}`, each] as const,
  );
  await expectNoSecrets({ deps, lines }, new Map(secrets), 'account.secondFactorPassed');
});
