import { emailRegister, iphoneOrEmail } from '@tapwright/contracts/account-codes';
import { findUser, login, register } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ask } from '../../../testing/ask.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';
const mobile = '13812345678';
const password = 'a_new_pass_1';

test('a code from a mail makes an account, signs in, and the account is known from then on', async () => {
  const { origin, deps, send, getCode, passCaptcha, encrypt } = await startSignIn();
  const cookie = await passCaptcha();
  const isKnown = () => ask(origin, iphoneOrEmail, { query: { account: email }, cookie });
  expect((await isKnown()).data).toEqual({ exists: false });

  const code = await getCode('register', ` ${email.toUpperCase()} `.trim());
  const body = {
    account: 'Mei.Lin@halden.example',
    code,
    password: await encrypt(password),
    acceptsAgreement: true,
  };
  const { data } = await send(register, body);
  const { token } = data as { token: string };

  const user = await ask(origin, findUser, { token });
  expect(user.data).toMatchObject({ nickName: 'mei.lin', email, mobile: null, activeUserNub: 1 });
  expect((await isKnown()).data).toEqual({ exists: true });

  const rows = await deps.database.read
    .selectFrom('operationLog')
    .select('operation')
    .orderBy('operationId')
    .execute();
  expect(rows.map(({ operation }) => operation)).toEqual(['account.registered', 'account.signedIn']);
});

test('a mobile gets its code as a text message, and a nickname that does not tell the number', async () => {
  const { origin, signUp, listMessages } = await startSignIn();
  const token = await signUp(mobile, password);
  expect(listMessages()[0]).toContain(`To: ${mobile}`);
  expect((await ask(origin, findUser, { token })).data).toMatchObject({ nickName: '138****5678', mobile });
});

test('every wrong field is told at its place, and nothing is saved', async () => {
  const { deps, send, getCode, encrypt } = await startSignIn();
  const code = await getCode('register', email);
  const right = { account: email, code, password: await encrypt(password), acceptsAgreement: true };
  const fieldsOf = async (wrong: object) => {
    const { data } = await send(register, { ...right, password: await encrypt(password), ...wrong });
    return Object.keys((data as { fields?: object } | null)?.fields ?? {});
  };
  expect(await fieldsOf({ account: 'nobody' })).toEqual(['account']);
  expect(await fieldsOf({ code: '' })).toEqual(['code']);
  expect(await fieldsOf({ code: '12' })).toEqual(['code']);
  expect(await fieldsOf({ password })).toEqual(['password']);
  expect(await fieldsOf({ password: await encrypt('short') })).toEqual(['password']);
  expect(await fieldsOf({ password: await encrypt('wrong signs!') })).toEqual(['password']);
  expect(await fieldsOf({ acceptsAgreement: false })).toEqual(['acceptsAgreement']);
  expect(await deps.database.read.selectFrom('users').select('userId').execute()).toEqual([]);
  expect((await send(register, right)).code).toBe(codes.success);
});

test('an address that has an account cannot get another', async () => {
  const { send, sendCode, signUp, getCode, encrypt, deps } = await startSignIn();
  await signUp(email, password);
  expect(await sendCode('register', email)).toMatchObject({
    code: codes.accountTaken,
    data: { fields: { account: expect.any(String) } },
  });

  // Somebody else took the mobile between the code and the form.
  const code = await getCode('register', mobile);
  await sql`update users set mobile = ${mobile}`.execute(deps.database.write);
  const body = { account: mobile, code, password: await encrypt(password), acceptsAgreement: true };
  expect((await send(register, body)).code).toBe(codes.accountTaken);
});

test('of two registrations at once with one code, one makes the account', async () => {
  const { deps, send, getCode, encrypt } = await startSignIn();
  const code = await getCode('register', email);
  const bodies = [await encrypt(password), await encrypt(password)].map((encrypted) => ({
    account: email,
    code,
    password: encrypted,
    acceptsAgreement: true,
  }));
  const answers = await Promise.all(bodies.map((body) => send(register, body)));
  expect(answers.filter((answer) => answer.code === codes.success)).toHaveLength(1);
  expect(await deps.database.read.selectFrom('users').select('userId').execute()).toHaveLength(1);
});

test('who signed up signs in by code and by password', async () => {
  const { send, signUp, signIn, getCode } = await startSignIn();
  await signUp(email, password);
  const code = await getCode('login', email);
  expect((await send(login, { account: email, code })).code).toBe(codes.success);
  expect((await send(login, { account: email, code })).code).toBe(codes.codeEnded);
  expect((await signIn(email, password)).code).toBe(codes.success);
});

test('a way that is not configured sends nothing', async () => {
  const { send, passCaptcha } = await startSignIn({ settings: { appleAds: 'apple' } });
  const body = { type: 'register', account: email };
  expect((await send(emailRegister, body, await passCaptcha())).code).toBe(codes.wayNotConfigured);
});

test('the message is in the language of whoever asks', async () => {
  const { origin, passCaptcha, listMessages } = await startSignIn();
  const cookie = await passCaptcha();
  await ask(origin, emailRegister, { body: { type: 'register', account: email }, cookie, language: 'zh-CN' });
  await expect.poll(() => listMessages()[0]).toContain('你的 Tapwright 验证码');
});
