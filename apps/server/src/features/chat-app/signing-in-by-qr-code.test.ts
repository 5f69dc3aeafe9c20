import { findUser } from '@tapwright/contracts/accounts';
import { getWechatLoginResult } from '@tapwright/contracts/chat-app';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '../../testing/test-app.ts';
import { approveOn, createBrowser, makeLoginUuid } from './testing/chat-app-browser.ts';

async function startWithBrowsers() {
  const server = await startTestApp();
  const desk = createBrowser(server.origin);
  const phone = createBrowser(server.origin);
  /** An account whose chat app is the one of this phone. */
  const makeOwner = async () => {
    const qrCode = await desk.showQrCode();
    await phone.call(await phone.passStandIn(qrCode));
    await sql`insert into users (nick_name, email, wechat_id, wechat_name)
      select 'Mei', 'mei@example.com', wechat_id, wechat_name from chat_app_attempts where wechat_id is not null`.execute(
      server.deps.database.write,
    );
  };
  const readResult = async (uuid: string) => {
    const answer = await desk.askForResult(uuid);
    return z.parse(getWechatLoginResult.answer, answer.data);
  };
  return { ...server, desk, phone, makeOwner, readResult };
}

test('waits, tells of the scan, and signs in the owner once the phone approves', async () => {
  const { desk, phone, makeOwner, readResult, deps } = await startWithBrowsers();
  await makeOwner();
  const qrCode = await desk.showQrCode();
  expect(await readResult(qrCode.uuid)).toMatchObject({ type: 0, isScanned: false });

  await phone.call(await phone.passStandIn(qrCode));
  expect(await readResult(qrCode.uuid)).toMatchObject({ type: 0, isScanned: true, token: null });
  expect((await phone.findScan()).data).toMatchObject({
    purpose: 'signIn',
    address: expect.stringContaining('127.0.0.1'),
    askedAt: expect.any(String),
    accountName: null,
  });

  expect((await phone.answerScan(true)).code).toBe(codes.success);
  const { type, token } = await readResult(qrCode.uuid);
  expect(type).toBe(1);
  const found = await desk.call(findUser.path, { token: token ?? '' });
  expect(found.data).toMatchObject({ nickName: 'Mei', wechat: expect.stringContaining('Stand-in') });

  const session = await deps.database.read.selectFrom('sessions').select('signedInBy').executeTakeFirst();
  expect(session?.signedInBy).toBe('wechat');
});

test('gives the session out once: who asks again, or at the same time, gets nothing', async () => {
  const { desk, phone, makeOwner } = await startWithBrowsers();
  await makeOwner();
  const qrCode = await desk.showQrCode();
  await approveOn(phone, qrCode);
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.askForResult(qrCode.uuid)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    codes.success,
    ...Array<number>(4).fill(codes.chatAppCodeEnded),
  ]);
  expect((await desk.askForResult(qrCode.uuid)).code).toBe(codes.chatAppCodeEnded);
});

test('tells another browser nothing, whatever it knows of the QR code', async () => {
  const { desk, phone, makeOwner, origin } = await startWithBrowsers();
  await makeOwner();
  const qrCode = await desk.showQrCode();
  await approveOn(phone, qrCode);

  const other = createBrowser(origin);
  expect((await other.askForResult(qrCode.uuid)).code).toBe(codes.chatAppCodeEnded);
  const own = await other.showQrCode();
  other.cookies.set(`wechat-${qrCode.uuid}`, other.cookies.get(`wechat-${own.uuid}`) ?? '');
  expect((await other.askForResult(qrCode.uuid)).code).toBe(codes.chatAppCodeEnded);
  expect((await other.askForQrCode(qrCode.uuid)).code).toBe(codes.badInput);
  expect((await desk.askForResult(qrCode.uuid)).code).toBe(codes.success);
});

test('shows two tabs a QR code each', async () => {
  const { desk, phone, makeOwner, readResult } = await startWithBrowsers();
  await makeOwner();
  const one = await desk.showQrCode();
  const other = await desk.showQrCode();
  await approveOn(phone, one);
  expect(await readResult(other.uuid)).toMatchObject({ type: 0 });
  expect(await readResult(one.uuid)).toMatchObject({ type: 1 });
});

test('takes a state once and each code of the chat app once', async () => {
  const { desk, phone, origin } = await startWithBrowsers();
  const qrCode = await desk.showQrCode();
  const back = await phone.passStandIn(qrCode);
  const [first, second] = await Promise.all([phone.call(back), createBrowser(origin).call(back)]);
  expect([first.code, second.code].toSorted((a, b) => a - b)).toEqual([
    codes.success,
    codes.chatAppCodeEnded,
  ]);

  const next = await desk.showQrCode();
  const replayed = back.replace(qrCode.state, next.state);
  expect((await phone.call(replayed)).code).toBe(codes.chatAppCodeEnded);
  expect(
    (await phone.call(back.replace(/code=[^&]+/, 'code=forged').replace(qrCode.state, next.state))).code,
  ).toBe(codes.chatAppNotConfirmed);
});

test('lets only the phone that scanned approve, and only once', async () => {
  const { desk, phone, origin, readResult } = await startWithBrowsers();
  const qrCode = await desk.showQrCode();
  await phone.call(await phone.passStandIn(qrCode));
  const other = createBrowser(origin);
  expect((await other.findScan()).code).toBe(codes.chatAppCodeEnded);
  expect((await other.answerScan(true)).code).toBe(codes.chatAppCodeEnded);
  expect(await readResult(qrCode.uuid)).toMatchObject({ type: 0, isScanned: true });

  expect((await phone.answerScan(false)).code).toBe(codes.success);
  expect((await phone.answerScan(true)).code).toBe(codes.chatAppCodeEnded);
  expect(await readResult(qrCode.uuid)).toMatchObject({ type: 4, message: expect.any(String), token: null });
});

test('is over after 120 seconds, wherever it stands', async () => {
  const { desk, phone, deps } = await startWithBrowsers();
  const endAll = () =>
    sql`update chat_app_attempts set expires_at = now() - interval '1 ms'`.execute(deps.database.write);
  const lasts = await desk.showQrCode().then(() =>
    sql<{
      seconds: number;
    }>`select extract(epoch from expires_at - created_at)::int as seconds from chat_app_attempts`.execute(
      deps.database.read,
    ),
  );
  expect(lasts.rows[0]?.seconds).toBe(120);

  const unscanned = await desk.showQrCode();
  const back = await phone.passStandIn(unscanned);
  await endAll();
  expect((await phone.call(back)).code).toBe(codes.chatAppCodeEnded);
  expect((await desk.askForResult(unscanned.uuid)).code).toBe(codes.chatAppCodeEnded);

  const scanned = await desk.showQrCode();
  await phone.call(await phone.passStandIn(scanned));
  await endAll();
  expect((await phone.answerScan(true)).code).toBe(codes.chatAppCodeEnded);
});

test('leads a phone to the page that asks, with its secret out of reach of scripts and other sites', async () => {
  const { desk, phone } = await startWithBrowsers();
  const qrCode = await desk.showQrCode();
  const back = await phone.passStandIn(qrCode);
  const led = await phone.fetchAs(back, { accept: 'text/html,*/*' });
  expect([led.status, led.headers.get('location')]).toEqual([302, '/#/wechat/confirm']);
  expect(led.headers.getSetCookie().join()).toMatch(
    /wechat-scan=[\w-]{43}; Path=\/wechat\/scan; .*HttpOnly; SameSite=lax/,
  );

  const again = await phone.fetchAs(back, { accept: 'text/html,*/*' });
  expect([again.status, again.headers.get('location')]).toEqual([302, '/#/wechat/confirm']);
  expect((await phone.findScan()).code).toBe(codes.chatAppCodeEnded);
});

test('says so when the owner refuses inside the chat app', async () => {
  const { desk, phone, readResult } = await startWithBrowsers();
  const qrCode = await desk.showQrCode();
  expect((await phone.call(await phone.passStandIn(qrCode, false))).code).toBe(codes.chatAppCodeEnded);
  expect(await readResult(qrCode.uuid)).toMatchObject({ type: 4 });
});

test('lets nobody in whose account is frozen', async () => {
  const { desk, phone, makeOwner, deps } = await startWithBrowsers();
  await makeOwner();
  await sql`update users set frozen_at = now()`.execute(deps.database.write);
  const qrCode = await desk.showQrCode();
  await approveOn(phone, qrCode);
  expect((await desk.askForResult(qrCode.uuid)).code).toBe(codes.accountFrozen);
});

test('gives one network sixty QR codes in ten minutes', async () => {
  const { desk } = await startWithBrowsers();
  const answers = [];
  for (let asked = 0; asked < 61; asked += 1) answers.push((await desk.askForQrCode(makeLoginUuid())).code);
  expect(answers.slice(0, 60)).toEqual(Array<number>(60).fill(codes.success));
  expect(answers[60]).toBe(codes.tooManyRequests);
});

test('keeps every secret of the way out of database and log', async () => {
  const { desk, phone, makeOwner, readResult, deps, lines } = await startWithBrowsers();
  await makeOwner();
  const qrCode = await desk.showQrCode();
  const back = await phone.passStandIn(qrCode);
  await phone.call(back);
  await phone.answerScan(true);
  const { token } = await readResult(qrCode.uuid);

  const stored = await sql<{ row: string }>`
    select row_to_json(a)::text as row from chat_app_attempts a union all
    select row_to_json(o)::text from operation_log o union all select row_to_json(s)::text from sessions s
  `.execute(deps.database.read);
  const everything = [...stored.rows.map(({ row }) => row), ...lines].join('\n');
  const code = new URL(back, 'http://x').searchParams.get('code');
  for (const secret of [
    qrCode.uuid,
    qrCode.state,
    code,
    token,
    ...desk.cookies.values(),
    ...phone.cookies.values(),
  ]) {
    expect(secret).toBeTruthy();
    expect(everything).not.toContain(secret);
  }
});

test('has neither calls nor a tab where nothing is configured', async () => {
  const { settings } = (await startTestApp()).deps;
  const bare = await startTestApp({ settings: { ...settings, appleAds: 'apple', demo: false } });
  const browser = createBrowser(bare.origin);
  expect((await browser.askForQrCode(makeLoginUuid())).code).toBe(codes.notFound);
  expect((await browser.call('/frame/settings')).data).toMatchObject({ signInWays: { chatApp: false } });
});
