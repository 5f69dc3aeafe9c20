import { emailRegister } from '@tapwright/contracts/account-codes';
import { login, register, retrievePwd } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { modifyUserAccount } from '@tapwright/contracts/personal';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { ask } from '../../../testing/ask.ts';
import { signInSomebody } from '../testing/sign-in-somebody.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';
const password = 'a_new_pass_1';

test('the next code for an address comes after 60 s, and says how long that is; using the first ends the wait', async () => {
  const { send, sendCode, getCode, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  const code = await getCode('login', email);
  const tooSoon = await sendCode('retrieve', email);
  expect(tooSoon.code).toBe(codes.codeTooSoon);
  expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(50);

  expect((await send(login, { account: email, code })).code).toBe(codes.success);
  expect((await sendCode('login', email)).code).toBe(codes.success);
});

test('an address gets ten codes a day, whatever they are for', async () => {
  const { sendCode, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  const anHourLater = () =>
    sql`update verification_codes set created_at = created_at - interval '1 hour'`.execute(
      deps.database.write,
    );
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await sendCode(sent % 2 === 0 ? 'login' : 'retrieve', email)).code).toBe(codes.success);
    await anHourLater();
  }
  expect((await sendCode('login', email)).code).toBe(codes.codeTooOften);
});

test('what strangers ask for uses up nothing of whom the address belongs to', async () => {
  const { origin, sendCode, deps, passCaptcha, send } = await startSignIn({ settings: { trustProxy: 1 } });
  const { userId, token } = await signInSomebody(deps, { email });
  await deps.database.write
    .updateTable('sessions')
    .set({ address: '198.51.100.20' })
    .where('userId', '=', userId)
    .execute();
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await sendCode('login', email)).code).toBe(codes.success);
    await sql`update verification_codes set created_at = created_at - interval '1 hour'`.execute(
      deps.database.write,
    );
  }
  expect((await sendCode('login', email)).code).toBe(codes.codeTooOften);
  const cookie = await passCaptcha();
  const fromHome = await fetch(`${origin}${emailRegister.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.20', cookie },
    body: JSON.stringify({ type: 'login', account: email }),
  });
  expect(fromHome.status).toBe(200);
  const signedIn = await ask(origin, emailRegister, { token, body: { type: 'change', account: email } });
  expect(signedIn.code).toBe(codes.success);
  expect((await send(emailRegister, { type: 'login', account: email }, await passCaptcha())).code).toBe(
    codes.codeTooOften,
  );
});

test('a code works in the browser that asked for it, and nobody else tries it or makes it old', async () => {
  const { send, getCode, deps, switchBrowser, passCaptcha } = await startSignIn();
  await signInSomebody(deps, { email });
  const code = await getCode('login', email);
  const ofOwner = await send(login, { account: email, code: code === '000000' ? '000001' : '000000' });
  expect(ofOwner.code).toBe(codes.codeWrong);
  const cookie = switchBrowser();
  for (let tried = 0; tried < 6; tried += 1)
    expect((await send(login, { account: email, code })).code).toBe(codes.codeEnded);
  await sql`update verification_codes set created_at = created_at - interval '1 hour'`.execute(
    deps.database.write,
  );
  expect((await send(emailRegister, { type: 'login', account: email }, await passCaptcha())).code).toBe(
    codes.success,
  );
  switchBrowser();
  expect((await send(login, { account: email, code }, cookie)).code).toBe(codes.success);
});

test('two requests at once for one address send one code', async () => {
  const { send, passCaptcha, listMessages } = await startSignIn();
  const cookies = [await passCaptcha(), await passCaptcha(), await passCaptcha()];
  const body = { type: 'register', account: email };
  const answers = await Promise.all(cookies.map((cookie) => send(emailRegister, body, cookie)));
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
  await expect.poll(() => listMessages().length).toBe(1);
});

test('after five wrong tries the right code is none any more', async () => {
  const { send, getCode, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  const code = await getCode('login', email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tried = 0; tried < 5; tried += 1) {
    expect((await send(login, { account: email, code: wrong })).code).toBe(codes.codeWrong);
  }
  expect((await send(login, { account: email, code })).code).toBe(codes.codeEnded);
});

test('of many wrong tries at once, five are looked at', async () => {
  const { send, getCode, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  const code = await getCode('login', email);
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(login, { account: email, code: wrong })),
  );
  expect(answers.filter((answer) => answer.code === codes.codeWrong)).toHaveLength(5);
});

test('a code is for its address, its purpose and ten minutes', async () => {
  const { send, getCode, encrypt, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  await signInSomebody(deps, { email: 'other@halden.example' });
  const code = await getCode('login', email);
  expect((await send(login, { account: 'other@halden.example', code })).code).toBe(codes.codeEnded);
  const retrieve = { account: email, code, password: await encrypt(password) };
  expect((await send(retrievePwd, retrieve)).code).toBe(codes.codeEnded);

  await sql`update verification_codes set expires_at = now() - interval '1 second'`.execute(
    deps.database.write,
  );
  expect((await send(login, { account: email, code })).code).toBe(codes.codeEnded);
});

test('a newer code ends the one before', async () => {
  const { send, getCode, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  const first = await getCode('login', email);
  await sql`update verification_codes set created_at = now() - interval '2 minutes'`.execute(
    deps.database.write,
  );
  const second = await getCode('login', email);
  // One time in a million both are the same.
  const answer = await send(login, { account: email, code: first });
  expect(answer.code).toBe(first === second ? codes.success : codes.codeWrong);
  expect((await send(login, { account: email, code: second })).code).toBe(
    first === second ? codes.codeEnded : codes.success,
  );
});

test('who has no account hears so in the mail, and everybody else hears the same as of an account', async () => {
  const { send, sendCode, getCode, listMessages, encrypt, deps } = await startSignIn();
  await signInSomebody(deps, { email });
  const known = await sendCode('retrieve', email);
  const unknown = await sendCode('retrieve', 'nobody@halden.example');
  expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
  await expect.poll(() => listMessages().length).toBe(2);
  const mail = listMessages().find((text) => text.includes('To: nobody@halden.example'));
  expect(mail).toContain('no Tapwright account has this e-mail');
  expect(mail).not.toMatch(/\b\d{6}\b/);

  const tried = { account: 'nobody@halden.example', code: '123456' };
  expect((await send(retrievePwd, { ...tried, password: await encrypt(password) })).code).toBe(
    codes.codeWrong,
  );
  expect(await getCode('login', 'third@halden.example')).toBe('');
});

test('somebody signed in asks without a captcha, for their own address or one that is free, and only they can use it', async () => {
  const { origin, deps, listMessages } = await startSignIn();
  const { token } = await signInSomebody(deps, { email });
  await signInSomebody(deps, { email: 'taken@halden.example' });
  const send = (type: string, account: string, as?: string) =>
    ask(origin, emailRegister, { body: { type, account }, ...(as === undefined ? {} : { token: as }) });

  expect((await send('bind', 'new@halden.example')).code).toBe(codes.noToken);
  expect((await send('bind', 'new@halden.example', token)).code).toBe(codes.success);
  expect((await send('bind', 'taken@halden.example', token)).code).toBe(codes.accountTaken);
  expect((await send('change', email, token)).code).toBe(codes.success);
  expect(await send('change', 'taken@halden.example', token)).toMatchObject({
    code: codes.badInput,
    data: { fields: { account: 'Please enter the original correct e-mail' } },
  });
  await expect.poll(() => listMessages().length).toBe(2);
  // Signed in or not: what is for the door asks for a captcha.
  expect((await send('retrieve', email, token)).code).toBe(codes.captchaNeeded);
  expect((await send('register', 'new2@halden.example')).code).toBe(codes.captchaNeeded);
});

test('a code sent as “register” to somebody signed in binds the address, and registers nobody', async () => {
  const { origin, deps, listMessages, encrypt } = await startSignIn();
  const { token } = await signInSomebody(deps, {});
  const sent = await ask(origin, emailRegister, { body: { type: 'register', account: email }, token });
  expect(sent.code).toBe(codes.success);
  await expect.poll(() => listMessages().length).toBe(1);
  const code = /\b\d{6}\b/.exec(listMessages()[0]?.split('\n\n').slice(1).join() ?? '')?.[0];

  const account = { account: email, code, password: await encrypt(password), acceptsAgreement: true };
  expect((await ask(origin, register, { body: account })).code).toBe(codes.codeEnded);
  const bound = await ask(origin, modifyUserAccount, { body: { type: 'register', code, email }, token });
  expect(bound.code).toBe(codes.success);
});

const manyAsked = inject('depth') === 'deep' ? 10_000 : 2_000;

test('thousands of requests for codes are refused and send nothing', async () => {
  const { send, deps } = await startSignIn();
  const answers = new Map<number, number>();
  const workers = Array.from({ length: 40 }, async (_nothing, worker) => {
    for (let asked = 0; asked < manyAsked / 40; asked += 1) {
      const account = `${worker}.${asked}@halden.example`;
      const { code } = await send(emailRegister, { type: 'register', account }, 'tapwright-captcha=forged');
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
  });
  await Promise.all(workers);
  expect([...answers.keys()].toSorted((one, other) => one - other)).toEqual([
    codes.tooManyRequests,
    codes.captchaNeeded,
  ]);
  expect(answers.get(codes.captchaNeeded)).toBeLessThanOrEqual(1200);
  for (const table of ['verificationCodes', 'attemptCounts'] as const) {
    expect(await deps.database.read.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await deps.jobs.count()).waiting).toBe(0);
}, 300_000);

test('a code that was sent to register does not sign in', async () => {
  const { send, getCode, encrypt } = await startSignIn();
  const code = await getCode('register', email);
  expect((await send(login, { account: email, code })).code).toBe(codes.codeEnded);
  const body = { account: email, code, password: await encrypt(password), acceptsAgreement: true };
  expect((await send(register, body)).code).toBe(codes.success);
});
