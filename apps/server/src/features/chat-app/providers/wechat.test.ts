import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getWechatLoginResult } from '@tapwright/contracts/chat-app';
import { codes } from '@tapwright/contracts/codes';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '../../../testing/test-app.ts';
import { createBrowser } from '../testing/chat-app-browser.ts';

const wechat = { appId: 'wx0123456789abcdef', appSecret: 's3cretOfTheApp0123456789abcdef01' };
const token = {
  access_token: 'ACCESS',
  expires_in: 7200,
  refresh_token: 'REFRESH',
  openid: 'oOPENID',
  scope: 'snsapi_userinfo',
};
const user = {
  openid: 'oOPENID',
  nickname: '小明',
  sex: 0,
  province: '',
  city: '',
  country: '',
  headimgurl: '',
  privilege: [],
  unionid: 'uUNIONID',
};

type Answers = {
  token?: object | string;
  user?: object | string;
  respond?: (response: ServerResponse) => void;
};

/** Answers as WeChat does: status 200 and text/plain, whether it agrees or refuses. */
async function startWechat({ token: tokenAnswer = token, user: userAnswer = user, respond }: Answers) {
  const requests: URL[] = [];
  const handle = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const address = new URL(url, 'http://wechat');
    requests.push(address);
    if (respond !== undefined) return respond(response);
    const answer = address.pathname === '/sns/oauth2/access_token' ? tokenAnswer : userAnswer;
    return response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return { requests, apiUrl: `http://127.0.0.1:${port}` };
}

async function startWith(answers: Answers) {
  const { requests, apiUrl } = await startWechat(answers);
  const server = await startTestApp({
    settings: { wechat: { ...wechat, scope: 'snsapi_userinfo', apiUrl } },
  });
  const desk = createBrowser(server.origin);
  const phone = createBrowser(server.origin);
  const comeBack = async (code = 'CODE') => {
    const qrCode = await desk.showQrCode();
    const query = new URLSearchParams({ type: 'login', code, state: qrCode.state }).toString();
    return { qrCode, answer: await phone.call(`/account/weixinlogin?${query}`) };
  };
  return { ...server, requests, desk, phone, comeBack };
}

test('asks WeChat with the app id, the secret and the code, then who it is', async () => {
  const { requests, desk, phone, comeBack } = await startWith({});
  const { qrCode, answer } = await comeBack();
  expect(answer.code).toBe(codes.success);
  expect(requests.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    [
      '/sns/oauth2/access_token',
      { appid: wechat.appId, secret: wechat.appSecret, code: 'CODE', grant_type: 'authorization_code' },
    ],
    ['/sns/userinfo', { access_token: 'ACCESS', openid: 'oOPENID' }],
  ]);
  expect(qrCode).toMatchObject({
    appid: wechat.appId,
    scope: 'snsapi_userinfo',
    authorize_uri: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    redirect_uri: expect.stringMatching(/\/account\/weixinlogin\?type=login$/),
    state: expect.stringMatching(/^[a-z0-9]{1,128}$/),
  });
  expect((await phone.findScan()).data).toMatchObject({ wechatName: '小明' });
  await phone.answerScan(true);
  expect((await desk.askForResult(qrCode.uuid)).data).toMatchObject({ type: 2, wechatName: '小明' });
});

test('knows a person by the id that all apps of one owner share, else by that of this app', async () => {
  const readId = async (answers: Answers) => {
    const { comeBack, deps } = await startWith(answers);
    await comeBack();
    const row = await deps.database.read
      .selectFrom('chatAppAttempts')
      .select('wechatId')
      .executeTakeFirstOrThrow();
    return row.wechatId;
  };
  expect(await readId({})).toBe('uUNIONID');
  expect(await readId({ user: { ...user, unionid: undefined } })).toBe('oOPENID');
});

test('takes from a name what would break the text around it', async () => {
  const { comeBack, phone } = await startWith({
    user: { ...user, nickname: `\u202Eevil\n\u0000${'🙂'.repeat(40)}` },
  });
  await comeBack();
  expect((await phone.findScan()).data).toMatchObject({ wechatName: `evil${'🙂'.repeat(28)}` });
});

const hang = () => {};

test.for<[string, Answers]>([
  ['40029 invalid code', { token: { errcode: 40029, errmsg: 'invalid code' } }],
  ['40163 code been used', { token: { errcode: 40163, errmsg: 'code been used, rid: 1' } }],
  ['40125 invalid appsecret', { token: { errcode: 40125, errmsg: 'invalid appsecret' } }],
  ['-1 system busy', { token: { errcode: -1, errmsg: 'system error' } }],
  ['42001 access_token expired', { user: { errcode: 42001, errmsg: 'access_token expired' } }],
  ['40003 invalid openid', { user: { errcode: 40003, errmsg: 'invalid openid' } }],
  ['an answer without an openid', { token: { access_token: 'ACCESS' } }],
  ['a page instead of JSON', { token: '<html>502</html>' }],
  ['nothing at all', { user: '' }],
  ['a status of 500', { respond: (response) => response.writeHead(500).end('{}') }],
  [
    'a redirect elsewhere',
    { respond: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end() },
  ],
  ['a line that breaks', { respond: (response) => response.destroy() }],
  ['an answer that never ends', { respond: (response) => response.writeHead(200).write('{"access_token":') }],
  ['silence', { respond: hang }],
])('tells both screens to begin anew after %s, and the log why without a secret', async ([, answers]) => {
  const { comeBack, desk, phone, lines } = await startWith(answers);
  const { qrCode, answer } = await comeBack('s3cret_code');
  expect(answer.code).toBe(codes.chatAppNotConfirmed);
  expect((await phone.findScan()).code).toBe(codes.chatAppCodeEnded);
  const result = z.parse(getWechatLoginResult.answer, (await desk.askForResult(qrCode.uuid)).data);
  expect(result).toMatchObject({ type: 4, token: null, message: expect.any(String) });

  const log = lines.join('\n');
  expect(log).toContain('did not confirm a code');
  for (const secret of ['s3cret_code', wechat.appSecret, 'ACCESS', qrCode.state])
    expect(log).not.toContain(secret);
});

test('has no stand-in beside the real one', async () => {
  const { desk } = await startWith({});
  const answer = await desk.call('/wechat/standIn', { body: {} });
  expect(answer.code).toBe(codes.notFound);
});
