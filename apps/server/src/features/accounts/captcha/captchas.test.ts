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
  const { image, words } = data as { image: string; words: null };
  expect(words).toBeNull();
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
  expect((await check('WRONG', first.cookie)).code).toBe(codes.captchaWrong);
  expect((await check(first.answer, first.cookie)).code).toBe(codes.success);
  expect((await sendTo(account, first.cookie)).code).toBe(codes.success);
  expect((await sendTo('other@halden.example', first.cookie)).code).toBe(codes.captchaNeeded);

  const second = await takeCaptcha();
  for (let tried = 0; tried < 3; tried += 1) await check('WRONG', second.cookie);
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

test('the words are in the language of the reader, and fewer than the pictures', async () => {
  const { origin } = await startSignIn();
  const inWords = (language: string) => ask(origin, createCode, { query: { inWords: 'true' }, language });
  expect(((await inWords('zh-CN')).data as { words: string }).words).toMatch(/^[零一二三四五六七八九\s、]+$/);
  for (let asked = 0; asked < 29; asked += 1) await inWords('ja');
  expect((await inWords('ko')).code).toBe(codes.tooManyRequests);
  expect((await ask(origin, createCode)).code).toBe(codes.success);
});
