import { isCode } from '@tapwright/contracts/account-codes';
import { login, retrievePwd } from '@tapwright/contracts/accounts';
import { defineCall } from '@tapwright/contracts/call';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encryptPassword } from '../../../features/accounts/testing/encrypt-password.ts';
import { giveCode } from '../../../features/accounts/testing/give-code.ts';
import { ask } from '../../../testing/ask.ts';
import { makePerson } from '../../../testing/make-person.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { mountCall } from '../mount-call.ts';

test('each request says from where it came, and who tried what they may not has a line of its own', async () => {
  const { origin, lines, deps } = await startTestApp();
  const { token, userId } = await makePerson(deps, { nickName: 'Mei Lin' });
  await fetch(`${origin}/team/user/find?teamId=7`, { headers: { authorization: token } });
  await fetch(`${origin}/staff/accounts/find`, { headers: { authorization: token } });
  await deps.database.write.updateTable('users').set({ frozenAt: new Date() }).execute();
  await fetch(`${origin}/userInfo/findUser`, { headers: { authorization: token } });
  const account = 'mei.lin@halden.example';
  const trySignIn = async (typed: string) =>
    ask(origin, login, { body: { account: typed, password: await encryptPassword(origin, 'no_such_pass') } });
  await trySignIn(account);
  await trySignIn(account);
  await trySignIn('other@halden.example');
  const read = lines.map((line) => z.parse(z.record(z.string(), z.unknown()), JSON.parse(line)));
  const addresses = read.filter(({ msg }) => msg === 'answered').map(({ address }) => address);
  expect(new Set(addresses)).toEqual(new Set(['127.0.0.1']));
  const refused = read.filter(({ msg }) => msg === 'a call was refused');
  expect(refused).toMatchObject([
    { level: 'warn', route: '/team/user/find', refusal: 'notPermitted', userId },
    { level: 'warn', route: '/staff/accounts/find', refusal: 'notPermitted', userId },
    { level: 'warn', route: '/userInfo/findUser', refusal: 'accountFrozen', userId },
    { level: 'warn', route: '/account/login', refusal: 'wrongPassword' },
    { refusal: 'wrongPassword' },
    { refusal: 'wrongPassword' },
  ]);
  const accounts = refused.slice(3).map((line) => line['account']);
  expect(accounts[0]).toMatch(/^[\da-f]{16}$/);
  expect([accounts[0] === accounts[1], accounts[0] === accounts[2]]).toEqual([true, false]);
  expect(lines.join('')).not.toContain('halden.example');
});

test('whatever way in is tried, the line says of which account, and not whose it is', async () => {
  const { origin, lines, deps } = await startTestApp();
  const account = 'mei.lin@halden.example';
  await makePerson(deps, { nickName: 'Mei Lin', email: account });
  const body = { account, password: await encryptPassword(origin, 'no_such_pass') };
  await ask(origin, login, { body });
  for (let tried = 0; tried < 3; tried += 1)
    await ask(origin, login, {
      body: { account, password: await encryptPassword(origin, `no_such_pas${tried}`) },
    });
  for (const type of ['login', 'retrieve'] as const)
    await giveCode(deps, { account, type, codeCookie: 'own' });
  const byCode = { account, code: '000000', password: await encryptPassword(origin, 'River_8_otter') };
  const cookie = 'tapwright-codes=own';
  await ask(origin, login, { body: { account, code: byCode.code }, cookie });
  await ask(origin, retrievePwd, { body: byCode, cookie });
  await ask(origin, isCode, { query: { userCode: 'wrong' } });
  const read = lines.map((line) => z.parse(z.record(z.string(), z.unknown()), JSON.parse(line)));
  const refused = read.filter(({ msg }) => msg === 'a call was refused');
  expect(refused.map(({ refusal }) => refusal)).toEqual([
    'wrongPassword',
    'wrongPassword',
    'wrongPassword',
    'signInWait',
    'codeWrong',
    'codeWrong',
    'captchaWrong',
  ]);
  const accounts = new Set(refused.slice(0, -1).map((line) => line['account']));
  expect([...accounts]).toEqual([expect.stringMatching(/^[\da-f]{16}$/)]);
});

test('no secret that came in by any way is in the log', async () => {
  const body = z.object({ password: z.string(), code: z.string() });
  const spill = defineCall({
    method: 'POST',
    path: '/test/spill',
    access: { to: 'anyone' },
    summary: '.',
    query: z.object({ state: z.string() }),
    body,
    answer: z.null(),
  });
  const { origin, lines } = await startTestApp({
    mount: ({ host }) =>
      mountCall(host, spill, async (context, input, { request }) => {
        context.log.info({ ...input, request: { headers: request.headers } }, 'a careless line');
        throw new Error(`asked ${request.url} with ${request.headers.authorization}`, { cause: input });
      }),
  });
  const send = (path: string, type = 'application/json') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer s3cret-token', cookie: 'id=s3cret-cookie', 'content-type': type },
      body: JSON.stringify({ password: 's3cret-password', code: 's3cret-code' }),
    });
  await send('/test/spill?state=s3cret-state&code=s3cret-code');
  await send('/account/weixinlogin?state=s3cret-state&code=s3cret-code');
  await send('/test/spill?state=s3cret-state', 'text/s3cret-type');
  await expect.poll(() => lines.filter((line) => line.includes('answered')).length).toBe(3);
  expect(lines.some((line) => line.includes('a careless line'))).toBe(true);
  expect(lines.filter((line) => line.includes('s3cret'))).toEqual([]);
});
