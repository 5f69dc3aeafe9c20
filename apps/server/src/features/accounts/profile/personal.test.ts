import { findUser, login } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import {
  findSessions,
  modifyAccount,
  modifyPwd,
  modifyUser,
  modifyUserAccount,
  removeSession,
} from '@tapwright/contracts/personal';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openLine } from '../../../platform/live/testing/live-client.ts';
import { ask } from '../../../testing/ask.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { pruneOld } from '../prune-accounts.ts';
import { encryptPassword } from '../testing/encrypt-password.ts';
import { giveCode } from '../testing/give-code.ts';
import { signInAgain, signInSomebody, type Somebody } from '../testing/sign-in-somebody.ts';

const mobile = '13800138000';
const email = 'mei.lin@halden.app';
const password = 'old_pass_1';

async function startWith(somebody: Somebody) {
  const server = await startTestApp();
  const { userId, token } = await signInSomebody(server.deps, somebody);
  const send = (call: Parameters<typeof ask>[1], body: unknown) => ask(server.origin, call, { token, body });
  const person = async () => (await ask(server.origin, findUser, { token })).data;
  const encrypt = (typed: string) => encryptPassword(server.origin, typed);
  const give = (type: 'bind' | 'change', account: string) => giveCode(server.deps, { account, type, userId });
  const operations = async () => {
    const rows = await server.deps.database.read
      .selectFrom('operationLog')
      .select(['operation', 'before', 'after'])
      .where('operation', '!=', 'account.signedIn')
      .orderBy('operationId')
      .execute();
    return rows;
  };
  const line = (by: string) =>
    openLine(`${server.origin.replace('http', 'ws')}/notice/${userId}`, { token: by });
  return { ...server, userId, token, send, person, encrypt, give, operations, line };
}

test('a nickname is trimmed, logged with what it was, and told to the open pages', async () => {
  const { send, person, operations, line, token } = await startWith({ nickName: 'Mei' });
  const heard = await line(token);
  expect((await send(modifyUser, { nickName: '  Mei Lin 梅 ' })).code).toBe(codes.success);
  expect(await person()).toMatchObject({ nickName: 'Mei Lin 梅' });
  expect(await operations()).toEqual([
    { operation: 'account.nicknameChanged', before: { nickName: 'Mei' }, after: { nickName: 'Mei Lin 梅' } },
  ]);
  await expect.poll(() => heard.events).toMatchObject([{ name: 'person.changed' }]);

  await send(modifyUser, { nickName: 'Mei Lin 梅' });
  expect(await operations()).toHaveLength(1);
});

test.each([
  [{ nickName: '   ' }, 'nickName', 'Value cannot be empty'],
  [{ nickName: '梅'.repeat(21) }, 'nickName', 'Enter at most 20 characters'],
  [{}, 'nickName', 'Value cannot be empty'],
  [{ nickName: 'a', wechat: '' }, 'nickName', 'Change one thing at a time'],
  [{ headimgurl: 'javascript:alert(1)' }, 'headimgurl', 'Choose a picture'],
])('%j changes nothing and is told at its field', async (body, field, message) => {
  const { send, person, operations } = await startWith({ nickName: 'Mei' });
  expect(await send(modifyUser, body)).toMatchObject({
    code: codes.badInput,
    data: { fields: { [field]: message } },
  });
  expect(await person()).toMatchObject({ nickName: 'Mei' });
  expect(await operations()).toEqual([]);
});

test('a mobile and an e-mail are bound once, by a code sent for just that', async () => {
  const { send, person, give, operations, deps } = await startWith({});
  const bind = (body: object) => send(modifyUserAccount, { type: 'register', ...body });
  expect(await bind({ code: '314159', mobile })).toMatchObject({ code: codes.codeEnded });

  await giveCode(deps, { account: mobile, type: 'register' });
  expect((await bind({ code: '314159', mobile })).code).toBe(codes.codeEnded);

  const code = await give('bind', mobile);
  expect(await bind({ code: '000000', mobile })).toMatchObject({
    code: codes.codeWrong,
    data: { fields: { code: expect.any(String) } },
  });
  expect((await bind({ code, email })).code).toBe(codes.codeEnded);
  expect((await bind({ code, mobile })).code).toBe(codes.success);
  expect(await person()).toMatchObject({ mobile, email: null });

  await give('bind', '13900139000');
  expect((await bind({ code, mobile: '13900139000' })).code).toBe(codes.contactBound);
  await give('bind', email);
  expect((await bind({ code, email: ' Mei.Lin@Halden.app ' })).code).toBe(codes.success);
  expect(await person()).toMatchObject({ mobile, email });
  expect(await operations()).toEqual([
    { operation: 'account.mobileBound', before: { mobile: null }, after: { mobile } },
    { operation: 'account.emailBound', before: { email: null }, after: { email } },
  ]);
});

test.each([
  [{ code: '', mobile }, { code: 'Please enter the verification code' }],
  [{ code: '123', mobile }, { code: expect.any(String) }],
  [{ code: '123456', mobile: '12345' }, { mobile: expect.any(String) }],
  [{ code: '123456', email: 'nobody' }, { email: expect.any(String) }],
  [{ code: '123456' }, { mobile: expect.any(String) }],
])('binding with %j is refused at its field', async (body, fields) => {
  const { send } = await startWith({});
  const answer = await send(modifyUserAccount, { type: 'register', ...body });
  expect(answer).toMatchObject({ code: codes.badInput, data: { fields } });
});

test('of two who bind one phone at once one gets it, and the code of the other is not lost', async () => {
  const { deps, origin, userId, token } = await startWith({});
  const other = await signInSomebody(deps, {});
  const people = [
    { userId, token },
    { userId: other.userId, token: other.token },
  ];
  for (const one of people) await giveCode(deps, { account: mobile, type: 'bind', userId: one.userId });
  const body = { type: 'register', code: '314159', mobile };
  const answers = await Promise.all(
    people.map((one) => ask(origin, modifyUserAccount, { token: one.token, body })),
  );
  expect(answers.map(({ code }) => code).toSorted((one, next) => one - next)).toEqual([
    codes.success,
    codes.accountTaken,
  ]);
  const used = await deps.database.read.selectFrom('verificationCodes').select('usedAt').execute();
  expect(used.filter(({ usedAt }) => usedAt !== null)).toHaveLength(1);
});

const changes = [
  { type: 'modifyMobile', had: { mobile }, old: mobile, next: '13900139000', wrong: '13700137000' },
  { type: 'modifyEmail', had: { email }, old: email, next: 'new@halden.app', wrong: 'x@halden.app' },
] as const;

test.each(changes)(
  '$type takes a code of the old address and one of the new',
  async ({ type, had, old, next }) => {
    const { send, person, give, operations } = await startWith(had);
    const oldCode = await give('change', old);
    const newCode = await give('bind', next);
    const body = { type, oldAccount: old, oldCode, newAccount: next, newCode };
    expect(await send(modifyAccount, { ...body, oldCode: '000000' })).toMatchObject({
      code: codes.codeWrong,
      data: { fields: { oldCode: expect.any(String) } },
    });
    expect(await send(modifyAccount, { ...body, newCode: '000000' })).toMatchObject({
      code: codes.codeWrong,
      data: { fields: { newCode: expect.any(String) } },
    });
    expect((await send(modifyAccount, body)).code).toBe(codes.success);
    const field = type === 'modifyMobile' ? 'mobile' : 'email';
    expect(await person()).toMatchObject({ [field]: next });
    expect(await operations()).toEqual([
      { operation: `account.${field}Changed`, before: { [field]: old }, after: { [field]: next } },
    ]);
    expect((await send(modifyAccount, body)).code).toBe(codes.badInput);
  },
);

test.each(changes)(
  '$type refuses another old address, and the same new one',
  async ({ type, had, old, next, wrong }) => {
    const { send } = await startWith(had);
    const body = { type, oldAccount: old, oldCode: '314159', newAccount: next, newCode: '314159' };
    const original = type === 'modifyMobile' ? 'mobile number' : 'e-mail';
    expect(await send(modifyAccount, { ...body, oldAccount: wrong })).toMatchObject({
      data: { fields: { oldAccount: `Please enter the original correct ${original}` } },
    });
    expect(await send(modifyAccount, { ...body, newAccount: old })).toMatchObject({
      data: { fields: { newAccount: expect.any(String) } },
    });
    expect(await send(modifyAccount, { ...body, newAccount: 'x', newCode: '1' })).toMatchObject({
      data: { fields: { newAccount: expect.any(String), newCode: expect.any(String) } },
    });
  },
);

test.each(changes)(
  '$type to an address of another account is refused, and no code is used up',
  async ({ type, had, old, next }) => {
    const { send, give, deps, person } = await startWith(had);
    await signInSomebody(deps, type === 'modifyMobile' ? { mobile: next } : { email: next });
    const body = {
      type,
      oldAccount: old,
      oldCode: await give('change', old),
      newAccount: next,
      newCode: await give('bind', next),
    };
    expect(await send(modifyAccount, body)).toMatchObject({
      code: codes.accountTaken,
      data: { fields: { newAccount: expect.any(String) } },
    });
    expect(await person()).toMatchObject(had);
    const used = await deps.database.read.selectFrom('verificationCodes').select('usedAt').execute();
    expect(used.every(({ usedAt }) => usedAt === null)).toBe(true);
  },
);

test('a changed password ends every session, tells the open pages why, and opens the door', async () => {
  const { deps, origin, userId, token, send, encrypt, line, operations } = await startWith({
    mobile,
    password,
  });
  const elsewhere = await signInAgain(deps, userId);
  const lines = [await line(token), await line(elsewhere)];
  const body = { oldPwd: await encrypt(password), newPwd: await encrypt('new_pass_2') };
  expect((await send(modifyPwd, body)).code).toBe(codes.success);

  for (const open of lines) {
    await open.closed;
    expect(open.events).toMatchObject([{ name: 'session.ended', payload: { code: codes.passwordChanged } }]);
  }
  expect((await ask(origin, findUser, { token })).code).toBe(codes.tokenEnded);
  expect((await ask(origin, findUser, { token: elsewhere })).code).toBe(codes.tokenEnded);
  const enter = async (typed: string) =>
    (await ask(origin, login, { body: { account: mobile, password: await encrypt(typed) } })).code;
  expect(await enter(password)).toBe(codes.wrongPassword);
  expect(await enter('new_pass_2')).toBe(codes.success);
  expect(await operations()).toEqual([{ operation: 'account.passwordChanged', before: null, after: null }]);
});

test('a password is not changed by a wrong old one, to the same one, to a weak one, or unencrypted', async () => {
  const { send, encrypt, operations } = await startWith({ mobile, password });
  const change = async (oldPwd: string, newPwd: string) =>
    send(modifyPwd, { oldPwd: await encrypt(oldPwd), newPwd: await encrypt(newPwd) });
  expect(await change('wrong_one_1', 'new_pass_2')).toMatchObject({
    code: codes.wrongPassword,
    data: { fields: { oldPwd: 'The old password is wrong' } },
  });
  expect(await change(password, password)).toMatchObject({
    code: codes.badInput,
    data: { fields: { newPwd: 'Cannot set the original password' } },
  });
  expect(await change(password, 'short')).toMatchObject({ data: { fields: { newPwd: expect.any(String) } } });
  expect(await send(modifyPwd, { oldPwd: password, newPwd: 'new_pass_2' })).toMatchObject({
    data: { fields: { oldPwd: expect.any(String), newPwd: expect.any(String) } },
  });
  expect(await send(modifyPwd, { newPwd: await encrypt('new_pass_2') })).toMatchObject({
    data: { fields: { oldPwd: expect.any(String) } },
  });
  expect(await operations()).toEqual([]);
});

test('old passwords cannot be tried for long', async () => {
  const { send, encrypt } = await startWith({ mobile, password });
  const attempt = async (oldPwd: string) =>
    (await send(modifyPwd, { oldPwd: await encrypt(oldPwd), newPwd: await encrypt('new_pass_2') })).code;
  for (let tried = 0; tried < 10; tried += 1)
    expect(await attempt(`wrong_one_${tried}`)).toBe(codes.wrongPassword);
  expect(await attempt(password)).toBe(codes.tooManyRequests);
});

test('who came by chat-app alone sets a password with a code to an address of theirs', async () => {
  const { origin, send, encrypt, give, person } = await startWith({ mobile, wechatId: 'w1' });
  expect(await person()).toMatchObject({ hasPassword: false });
  const set = async (more: object) => send(modifyPwd, { newPwd: await encrypt('new_pass_2'), ...more });
  const code = await give('change', mobile);
  expect(await set({})).toMatchObject({ data: { fields: { account: expect.any(String) } } });
  expect(await set({ account: '13900139000', code })).toMatchObject({
    data: { fields: { account: expect.any(String) } },
  });
  expect(await set({ account: mobile })).toMatchObject({ data: { fields: { code: expect.any(String) } } });
  expect((await set({ account: mobile, code: '000000' })).code).toBe(codes.codeWrong);
  expect((await set({ account: mobile, code })).code).toBe(codes.success);
  const body = { account: mobile, password: await encrypt('new_pass_2') };
  expect((await ask(origin, login, { body })).code).toBe(codes.success);
});

test('of two changes of a password at once one counts', async () => {
  const { send, encrypt } = await startWith({ mobile, password });
  const bodies = [
    { oldPwd: await encrypt(password), newPwd: await encrypt('new_pass_2') },
    { oldPwd: await encrypt(password), newPwd: await encrypt('new_pass_3') },
  ];
  const answers = await Promise.all(bodies.map((body) => send(modifyPwd, body)));
  const [first, second] = answers.map(({ code }) => code).toSorted((one, next) => one - next);
  expect(first).toBe(codes.success);
  expect([codes.changedMeanwhile, codes.wrongPassword, codes.tokenEnded]).toContain(second);
});

const sessionsOf = async (origin: string, token: string) =>
  z.parse(findSessions.answer, (await ask(origin, findSessions, { token })).data);

test('sessions are listed in words, this one first, and ending one signs its pages out', async () => {
  const { deps, origin, userId, token, send, line, operations } = await startWith({});
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36';
  const elsewhere = await signInAgain(deps, userId, chrome);
  const stranger = await signInSomebody(deps, {});
  const [here, there, ...more] = await sessionsOf(origin, token);
  expect(here).toMatchObject({ isThis: true, browser: null, system: null });
  expect(there).toMatchObject({
    isThis: false,
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.7',
    signedInBy: 'password',
  });
  expect(more).toEqual([]);

  const open = await line(elsewhere);
  const sessionId = there?.sessionId ?? 0;
  const byStranger = await ask(origin, removeSession, { token: stranger.token, body: { sessionId } });
  expect(byStranger.code).toBe(codes.notFound);
  expect((await send(removeSession, { sessionId })).data).toEqual({ ended: 1 });
  await open.closed;
  expect(open.events).toMatchObject([{ payload: { code: codes.endedElsewhere } }]);
  expect((await ask(origin, findUser, { token: elsewhere })).code).toBe(codes.tokenEnded);
  expect(await sessionsOf(origin, token)).toHaveLength(1);
  expect((await send(removeSession, { sessionId })).data).toEqual({ ended: 0 });
  expect((await operations()).map(({ operation }) => operation)).toEqual(['account.sessionEnded']);
});

test('all others end at once, this one stays, and nobody else is touched', async () => {
  const { deps, origin, userId, token, send } = await startWith({});
  const others = [await signInAgain(deps, userId), await signInAgain(deps, userId)];
  const stranger = await signInSomebody(deps, {});
  expect((await send(removeSession, { others: true })).data).toEqual({ ended: 2 });
  for (const other of others)
    expect((await ask(origin, findUser, { token: other })).code).toBe(codes.tokenEnded);
  expect((await ask(origin, findUser, { token })).code).toBe(codes.success);
  expect((await ask(origin, findUser, { token: stranger.token })).code).toBe(codes.success);
  expect((await send(removeSession, {})).code).toBe(codes.badInput);
});

test('an ended session is known as ended for a month, then forgotten', async () => {
  const { deps, origin, token, send } = await startWith({});
  await send(removeSession, { others: true });
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
  await pruneOld({ ...deps, clock: inDays(40) });
  expect((await ask(origin, findUser, { token })).code).toBe(codes.success);
  await pruneOld({ ...deps, clock: inDays(45) });
  expect((await ask(origin, findUser, { token })).code).toBe(codes.noToken);
});
