import { createCode, emailRegister, iphoneOrEmail, isCode } from '@tapwright/contracts/account-codes';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ask } from '../../../testing/ask.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const account = 'mei.lin@halden.example';

test('a picture comes with a cookie that no script and no other site can use', async () => {
  const { origin } = await startSignIn();
  const { data, headers } = await ask(origin, createCode);
  const { image, work } = data as { image: string; work: null };
  expect(work).toBeNull();
  expect(
    Buffer.from(image.split(',')[1] ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const cookie = headers.get('set-cookie') ?? '';
  for (const part of ['HttpOnly', /SameSite=strict/i, 'Path=/account', 'Max-Age=600'])
    expect(cookie).toMatch(part);
});

test('over HTTPS the cookie is taken from this very host alone', async () => {
  const { origin } = await startSignIn({ settings: { publicUrl: new URL('https://ads.example.com') } });
  const { headers } = await ask(origin, createCode);
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-tapwright-captcha=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=strict; Secure$/,
  );
});

test('it is passed by what it says, within three tries and ten minutes, and serves one code', async () => {
  const { origin, send, takeCaptcha, deps } = await startSignIn();
  const check = (userCode: string, cookie?: string) =>
    ask(origin, isCode, { query: { userCode }, ...(cookie === undefined ? {} : { cookie }) });
  const sendTo = (to: string, cookie: string) =>
    send(emailRegister, { type: 'register', account: to }, cookie);

  const first = await takeCaptcha();
  expect((await check(first.answer)).code).toBe(codes.captchaWrong);
  expect((await sendTo(account, first.cookie)).code).toBe(codes.captchaNeeded);
  expect((await check(first.wrong, first.cookie)).code).toBe(codes.captchaWrong);
  expect((await check(first.answer, first.cookie)).code).toBe(codes.success);
  expect((await sendTo(account, first.cookie)).code).toBe(codes.success);
  expect((await sendTo('other@halden.example', first.cookie)).code).toBe(codes.captchaNeeded);

  const second = await takeCaptcha();
  for (let tried = 0; tried < 3; tried += 1) await check(second.wrong, second.cookie);
  expect((await check(second.answer, second.cookie)).code).toBe(codes.captchaWrong);

  const third = await takeCaptcha();
  await check(third.answer, third.cookie);
  await sql`update captchas set expires_at = now() - interval '1 second'`.execute(deps.database.write);
  expect((await sendTo('other@halden.example', third.cookie)).code).toBe(codes.captchaNeeded);
});

test('one that was used by two requests at once serves one of them', async () => {
  const { send, passCaptcha } = await startSignIn();
  const cookie = await passCaptcha();
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      send(emailRegister, { type: 'register', account: `${name}@halden.example` }, cookie),
    ),
  );
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
});

test('who has an account is told to those who passed one, five times', async () => {
  const { origin, passCaptcha } = await startSignIn();
  const look = (cookie?: string) =>
    ask(origin, iphoneOrEmail, { query: { account }, ...(cookie === undefined ? {} : { cookie }) });
  expect((await look()).code).toBe(codes.captchaNeeded);
  const cookie = await passCaptcha();
  for (let looked = 0; looked < 5; looked += 1) expect((await look(cookie)).code).toBe(codes.success);
  expect((await look(cookie)).code).toBe(codes.captchaNeeded);
});

test('what was worked for serves what it was asked for alone, once, and no picture stands in its way', async () => {
  const { origin, send, takeCaptcha, passCaptcha } = await startSignIn();
  const sendTo = (cookie: string) => send(emailRegister, { type: 'register', account }, cookie);
  const other = await passCaptcha('signIn');
  expect((await sendTo(other)).code).toBe(codes.captchaNeeded);
  expect((await ask(origin, iphoneOrEmail, { query: { account }, cookie: other })).code).toBe(
    codes.captchaNeeded,
  );
  const mine = await takeCaptcha();
  const check = (userCode: string) => ask(origin, isCode, { query: { userCode }, cookie: mine.cookie });
  expect((await check(mine.wrong)).code).toBe(codes.captchaWrong);
  expect((await check(mine.answer)).code).toBe(codes.success);
  expect((await sendTo(mine.cookie)).code).toBe(codes.success);
  expect((await sendTo(mine.cookie)).code).toBe(codes.captchaNeeded);
});

test('whoever asks for many works harder for each, and nobody else does', async () => {
  const { origin } = await startSignIn({ settings: { captchaBits: 4, trustProxy: 1 } });
  const ask20 = async (address: string, times: number) => {
    let bits = 0;
    for (let asked = 0; asked < times; asked += 1) {
      const response = await fetch(`${origin}${createCode.path}?purpose=code`, {
        headers: { 'x-forwarded-for': address },
      });
      const { data } = (await response.json()) as { data: { work: { bits: number } } };
      bits = data.work.bits;
    }
    return bits;
  };
  expect(await ask20('203.0.113.5', 39)).toBe(4);
  expect(await ask20('203.0.113.5', 1)).toBe(5);
  expect(await ask20('203.0.113.5', 40)).toBe(6);
  expect(await ask20('198.51.100.7', 1)).toBe(4);
});
