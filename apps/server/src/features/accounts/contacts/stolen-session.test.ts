import { login } from '@tapwright/contracts/accounts';
import { getWechatLoginQrcode } from '@tapwright/contracts/chat-app';
import { codes } from '@tapwright/contracts/codes';
import {
  confirmPerson,
  findSessions,
  modifyPwd,
  modifyUser,
  modifyUserAccount,
} from '@tapwright/contracts/personal';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../../../testing/ask.ts';
import { giveCode } from '../testing/give-code.ts';
import { signInAgain, signInSomebody } from '../testing/sign-in-somebody.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.app';
const mobile = '13800138000';
const password = 'old_pass_1';

/** A session of an account with e-mail, password and chat app, in hands that know nothing else. */
async function startWithToken() {
  const server = await startSignIn();
  const { deps, origin } = server;
  const { userId } = await signInSomebody(deps, { email, password, wechatId: 'w1' });
  const token = await signInAgain(deps, userId);
  const send = async (call: Parameters<typeof ask>[1], body: unknown) =>
    (await ask(origin, call, { token, body })).code;
  const bind = async () => {
    const code = await giveCode(deps, { account: mobile, type: 'bind', userId });
    return send(modifyUserAccount, { type: 'register', code, mobile });
  };
  const showQrCode = async () => {
    const query = { type: '2', wechatLoginUuid: 'a'.repeat(32) };
    return (await ask(origin, getWechatLoginQrcode, { token, query })).code;
  };
  const proveByCode = async (account: string) =>
    send(confirmPerson, { account, code: await giveCode(deps, { account, type: 'change', userId }) });
  return { ...server, userId, token, send, bind, showQrCode, proveByCode };
}

test('a session alone binds and unbinds nothing', async () => {
  const { bind, send, showQrCode, listMessages, deps } = await startWithToken();
  expect(await bind()).toBe(codes.personNotConfirmed);
  expect(await showQrCode()).toBe(codes.personNotConfirmed);
  expect(await send(modifyUser, { wechat: '' })).toBe(codes.personNotConfirmed);
  const user = await deps.database.read.selectFrom('users').select(['mobile', 'wechatId']).execute();
  expect(user).toEqual([{ mobile: null, wechatId: 'w1' }]);
  expect(listMessages()).toEqual([]);
});

test('the password or a code to a proven address confirms this session for ten minutes, nothing else does', async () => {
  const { bind, send, encrypt, showQrCode, proveByCode, deps, userId } = await startWithToken();
  expect(await send(confirmPerson, { password: await encrypt('not_the_pass') })).toBe(codes.wrongPassword);
  expect(await proveByCode(mobile)).toBe(codes.badInput);
  expect(await showQrCode()).toBe(codes.personNotConfirmed);
  expect(await send(confirmPerson, { password: await encrypt(password) })).toBe(codes.success);
  expect(await showQrCode()).toBe(codes.success);
  await deps.database.write
    .updateTable('sessions')
    .set({ confirmedAt: new Date(Date.now() - 10 * 60_000) })
    .where('userId', '=', userId)
    .execute();
  expect(await bind()).toBe(codes.personNotConfirmed);
  expect(await proveByCode(email)).toBe(codes.success);
  expect(await bind()).toBe(codes.success);
});

test('passwords are not tried for long', async () => {
  const { send, encrypt } = await startWithToken();
  for (let tried = 0; tried < 10; tried += 1)
    await send(confirmPerson, { password: await encrypt(`not_pass_${tried}`) });
  expect(await send(confirmPerson, { password: await encrypt(password) })).toBe(codes.tooManyRequests);
});

test('every address hears of a change, old and new, and all other sessions end', async () => {
  const { bind, send, proveByCode, listMessages, deps, origin, userId, token } = await startWithToken();
  const other = await signInAgain(deps, userId);
  await proveByCode(email);
  expect(await bind()).toBe(codes.success);
  expect((await ask(origin, findSessions, { token: other })).code).toBe(codes.tokenEnded);
  expect(z.parse(findSessions.answer, (await ask(origin, findSessions, { token })).data)).toHaveLength(1);
  await expect.poll(() => listMessages().length).toBe(2);
  const [toEmail, toMobile] = [
    listMessages().find((text) => text.includes(email)),
    listMessages().find((text) => text.includes(mobile)),
  ];
  expect(toEmail).toContain('The mobile number 138****8000 was bound to your account.');
  expect(toEmail).toContain('127.0.0.1');
  expect(toMobile).toContain('was bound to your account');
  expect(await send(modifyUser, { wechat: '' })).toBe(codes.success);
  await expect.poll(() => listMessages().length).toBe(4);
});

test('a new password and a sign-in from a new place are told, one from where they were before is not', async () => {
  const { deps, signIn, send, encrypt, listMessages, userId } = await startWithToken();
  await signIn(email, password);
  await expect.poll(() => listMessages().length).toBe(1);
  expect(listMessages()[0]).toContain('from a place that is new');
  await signIn(email, password);
  await signInAgain(deps, userId);
  const change = { oldPwd: await encrypt(password), newPwd: await encrypt('new_pass_2') };
  expect(await send(modifyPwd, change)).toBe(codes.success);
  await expect.poll(() => listMessages().length).toBe(2);
  expect(listMessages()[1]).toContain('Your account has a new password.');
  expect(await send(login, { account: email, password: await encrypt(password) })).toBe(codes.wrongPassword);
});
