import type { Access, CallShape } from '@tapwright/contracts/call';
import { type CodeName, codes } from '@tapwright/contracts/codes';
import { createDownloadTicket } from '@tapwright/contracts/downloads';
import { findOwnOperations } from '@tapwright/contracts/operation-log';
import { answerNotice } from '@tapwright/contracts/notifications';
import {
  confirmPerson,
  modifyAccount,
  modifyPwd,
  modifyUser,
  modifyUserAccount,
  removeSession,
} from '@tapwright/contracts/personal';
import { removePasskey, renamePasskey } from '@tapwright/contracts/passkeys';
import { expect, test } from 'vitest';
import { encryptPassword } from './features/accounts/testing/encrypt-password.ts';
import { giveCode } from './features/accounts/testing/give-code.ts';
import { signInAgain, signInSomebody } from './features/accounts/testing/sign-in-somebody.ts';
import { ask } from './testing/ask.ts';
import { readAnswer, startTestApp } from './testing/test-app.ts';

/** Every call is sent by several nobodies, which is more than one address may send in a minute. */
const requestLimits = { strangerPerSecond: 1e9, strangerPerMinute: 1e9, personPerMinute: 1e9 };

async function startWithPeople() {
  const server = await startTestApp({ requestLimits });
  const { database } = server.deps;
  const [somebody, frozen] = [await signInSomebody(server.deps), await signInSomebody(server.deps)];
  const ended = await signInAgain(server.deps, somebody.userId);
  const { sessionId } = await server.app.host.gate.getPerson(ended);
  const at = new Date();
  await database.write
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('sessionId', '=', sessionId)
    .execute();
  await database.write
    .updateTable('users')
    .set({ frozenAt: at })
    .where('userId', '=', frozen.userId)
    .execute();
  const calls = server.app.host.calls.filter(({ access }) => access.to !== 'anyone');
  return { ...server, somebody, frozen, ended, calls };
}

test('every call that answers with a file takes a ticket in place of the token', async () => {
  const { origin, app } = await startWithPeople();
  const files = app.host.calls.filter(({ download }) => download !== undefined);
  expect(files.length).toBeGreaterThan(15);
  for (const { path } of files) {
    const { code } = await readAnswer(await fetch(`${origin}${path}?ticket=spent`));
    expect([path, code]).toEqual([path, codes.tokenEnded]);
  }
});

/** A call opened to anyone by mistake is missed by all the tests below, so here each has its name. */
const openCalls = [
  'GET /account/createCode',
  'GET /account/findBatchgetMaterial',
  'GET /account/findMaterial',
  'GET /account/iphoneOrEmail',
  'GET /account/isCode',
  'GET /account/publicKey',
  'GET /account/weixinlogin',
  'GET /frame/settings',
  'GET /wechat/getWechatLoginQrcode',
  'GET /wechat/login/result',
  'GET /wechat/scan',
  'POST /account/emailRegister',
  'POST /account/login',
  'POST /account/passkey/begin',
  'POST /account/passkey/login',
  'POST /account/register',
  'POST /account/retrievePwd',
  'POST /account/smsRegister',
  'POST /account/upWeixinUser',
  'POST /standIn/payment/find',
  'POST /standIn/payment/play',
  'POST /wechat/scan/answer',
  'POST /wechat/standIn',
];

const nameOf = ({ method, path }: CallShape) => `${method} ${path}`;

test('only these calls are open to anyone', async () => {
  const { app } = await startWithPeople();
  const open = app.host.calls.filter(({ access }) => access.to === 'anyone').map(nameOf);
  expect(open.toSorted((one, next) => one.localeCompare(next))).toEqual(openCalls);
});

test('every call that is not for anyone refuses who is nobody, ended, or frozen, before it looks at what was sent', async () => {
  const { origin, calls, somebody, ended, frozen } = await startWithPeople();
  const askers: { who: string; token?: string; expected: CodeName }[] = [
    { who: 'no token', expected: 'noToken' },
    { who: 'a forged token', token: 'x'.repeat(43), expected: 'noToken' },
    { who: 'a cut token', token: somebody.token.slice(0, -1), expected: 'noToken' },
    { who: 'an ended token', token: ended, expected: 'tokenEnded' },
    { who: 'a frozen account', token: frozen.token, expected: 'accountFrozen' },
  ];
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) {
    for (const { who, token, expected } of askers) {
      const { code } = await ask(origin, call, token === undefined ? {} : { token });
      expect(code, `${nameOf(call)} for ${who}`).toBe(codes[expected]);
    }
  }
});

test('a call for staff or for a team is refused to a person who is neither', async () => {
  const { origin, calls, somebody } = await startWithPeople();
  const refusals: Partial<Record<Access['to'], CodeName[]>> = {
    staff: ['notPermitted'],
    team: ['notPermitted', 'badInput'],
  };
  for (const call of calls) {
    const allowed = refusals[call.access.to];
    if (allowed === undefined) continue;
    const { code } = await ask(origin, call, {
      token: somebody.token,
      ...(call.method === 'GET' ? { query: { teamId: '1' } } : { body: { teamId: 1 } }),
    });
    expect(
      allowed.map((name) => codes[name]),
      nameOf(call),
    ).toContain(code);
  }
});

/** Of whoever asks, and naming nothing that could be another person's. */
const callsWithoutOthers = [
  'GET /sysUserRole/findRoleDetails',
  'GET /team/find',
  'GET /userInfo/account/findObstacles',
  'GET /userInfo/data/download',
  'GET /userInfo/findUser',
  'GET /userInfo/passkeys/find',
  'GET /userInfo/secondFactor/find',
  'GET /userInfo/sessions/find',
  // Finds others, which is what it is for, and gives nothing of theirs back but a name and a picture.
  'GET /userManager/findUser',
  'POST /account/logout',
  'POST /file/upload',
  'POST /msg/find',
  'POST /managedOrder/uploadFile',
  'POST /recharge/uploadProof',
  'POST /team/add',
  'POST /userInfo/account/close',
  'POST /userInfo/passkeys/add',
  'POST /userInfo/passkeys/begin',
  'POST /userInfo/secondFactor/begin',
  'POST /userInfo/secondFactor/confirm',
  'POST /userInfo/secondFactor/pass',
  'POST /userInfo/secondFactor/remove',
];

test('what belongs to another person is refused, call by call', async () => {
  const { deps, app, calls, origin, somebody } = await startWithPeople();
  const other = await signInSomebody(deps, { mobile: '13800138000' });
  const { sessionId } = await app.host.gate.getPerson(other.token);
  const name = `${'0'.repeat(32)}.webp`;
  const upload = { name, userId: other.userId, bytes: 1, createdAt: new Date() };
  await deps.database.write.insertInto('uploads').values(upload).execute();
  const code = await giveCode(deps, { account: '13900139000', type: 'bind', userId: other.userId });
  const newPwd = await encryptPassword(origin, 'new_pass_1');
  const { passkeyId } = await deps.database.write
    .insertInto('passkeys')
    .values({
      userId: other.userId,
      credentialId: 'theirs',
      publicKey: Buffer.from('key'),
      counter: 0,
      name: 'Theirs',
      createdAt: new Date(),
    })
    .returning('passkeyId')
    .executeTakeFirstOrThrow();
  const { noticeId } = await deps.database.write
    .insertInto('notices')
    .values({ userId: other.userId, typeId: 6 })
    .returning('noticeId')
    .executeTakeFirstOrThrow();

  const rows: {
    call: CallShape;
    body?: object;
    query?: Record<string, string>;
    expected: CodeName;
  }[] = [
    { call: findOwnOperations, query: { userId: String(other.userId) }, expected: 'notPermitted' },
    { call: removeSession, body: { sessionId }, expected: 'notFound' },
    { call: modifyUser, body: { headimgurl: `/file/${name}` }, expected: 'badInput' },
    {
      call: modifyUserAccount,
      body: { type: 'register', mobile: '13900139000', code },
      expected: 'codeEnded',
    },
    {
      call: modifyAccount,
      body: {
        type: 'modifyMobile',
        oldAccount: '13800138000',
        oldCode: code,
        newAccount: '13900139000',
        newCode: code,
      },
      expected: 'badInput',
    },
    { call: modifyPwd, body: { account: '13800138000', code, newPwd }, expected: 'badInput' },
    { call: confirmPerson, body: { account: '13800138000', code }, expected: 'badInput' },
    { call: renamePasskey, body: { passkeyId, name: 'Mine' }, expected: 'notFound' },
    { call: removePasskey, body: { passkeyId }, expected: 'notFound' },
    { call: answerNotice, body: { id: noticeId, status: 3 }, expected: 'notFound' },
    {
      call: createDownloadTicket,
      body: {
        path: '/reports/downloadCampaignCsv',
        query: { teamId: 1, startTime: '2026-11-01', endTime: '2026-11-20' },
      },
      expected: 'notPermitted',
    },
  ];
  // A new call is in one list or the other, or this fails.
  const listed = [...rows.map(({ call }) => nameOf(call)), ...callsWithoutOthers];
  const open = calls.filter(({ access }) => access.to === 'signedIn').map(nameOf);
  expect(new Set(listed)).toEqual(new Set(open));
  for (const { call, expected, ...input } of rows) {
    const answer = await ask(origin, call, { token: somebody.token, ...input });
    expect(answer.code, nameOf(call)).toBe(codes[expected]);
  }
});
