import { login } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signInSomebody } from '../testing/sign-in-somebody.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';
const password = 'a_right_pass_1';
const wrong = 'a_wrong_pass_1';

async function standBeforeAccount() {
  const door = await startSignIn({ settings: { trustProxy: 1 } });
  await signInSomebody(door.deps, { email, password });
  const waitIsOver = () =>
    sql`update attempt_counts set waits_until = now() - interval '1 second'`.execute(
      door.deps.database.write,
    );
  return { ...door, waitIsOver };
}

test('after three failures there is a wait that grows, then a captcha, and the right password ends both', async () => {
  const { signIn, passCaptcha, waitIsOver } = await standBeforeAccount();
  for (let tried = 0; tried < 3; tried += 1) {
    expect((await signIn(email, wrong)).code).toBe(codes.wrongPassword);
  }
  const waiting = await signIn(email, password);
  expect(waiting.code).toBe(codes.signInWait);
  const seconds = Number(waiting.headers.get('retry-after'));
  expect(waiting.message).toContain(`${seconds} s`);
  expect(seconds).toBeLessThanOrEqual(5);

  await waitIsOver();
  expect((await signIn(email, password)).code).toBe(codes.captchaNeeded);
  expect((await signIn(email, wrong, await passCaptcha('signIn'))).code).toBe(codes.wrongPassword);
  const grown = await signIn(email, password, await passCaptcha('signIn'));
  expect(grown.code).toBe(codes.signInWait);
  expect(Number(grown.headers.get('retry-after'))).toBeGreaterThan(5);

  await waitIsOver();
  expect((await signIn(email, password, await passCaptcha('signIn'))).code).toBe(codes.success);
  expect((await signIn(email, wrong)).code).toBe(codes.wrongPassword);
});

test('ten failures with one account, from wherever, are told to whoever has it, once', async () => {
  const { origin, listMessages, passCaptcha, encrypt, waitIsOver } = await standBeforeAccount();
  const trySignIn = async (address: string) =>
    fetch(`${origin}${login.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie: await passCaptcha('signIn'),
      },
      body: JSON.stringify({ account: email, password: await encrypt(wrong) }),
    });
  for (let tried = 0; tried < 9; tried += 1) await trySignIn(`203.0.113.${tried}`);
  expect(listMessages()).toEqual([]);
  for (let tried = 9; tried < 12; tried += 1) await trySignIn(`203.0.113.${tried}`);
  await waitIsOver();
  await expect.poll(() => listMessages().length).toBe(1);
  expect(listMessages()[0]).toContain('ten attempts to sign in to your account with a wrong password');
});

test('of many tries at once, three are looked at, whether the account exists or not', async () => {
  const { signIn } = await standBeforeAccount();
  for (const account of [email, 'nobody@halden.example']) {
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(account, wrong)));
    const counted = Map.groupBy(answers, ({ code }) => code);
    expect(counted.get(codes.wrongPassword)).toHaveLength(3);
    expect(counted.get(codes.signInWait)).toHaveLength(12);
  }
});

test('the right person at several doors at once is let in at each', async () => {
  const { signIn } = await standBeforeAccount();
  for (let round = 0; round < 15; round += 1) {
    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(email, password)));
    expect(answers.map(({ code }) => code)).toEqual([codes.success, codes.success, codes.success]);
  }
});

test('a wait for one account is none for another, until the network has failed too often', async () => {
  const { signIn, deps, passCaptcha } = await standBeforeAccount();
  await signInSomebody(deps, { email: 'other@halden.example', password });
  for (let tried = 0; tried < 4; tried += 1) await signIn(email, wrong);
  expect((await signIn('other@halden.example', password)).code).toBe(codes.success);

  for (let tried = 0; tried < 20; tried += 1) await signIn(`guess${tried}@halden.example`, wrong);
  expect((await signIn('other@halden.example', password)).code).toBe(codes.captchaNeeded);
  expect((await signIn('other@halden.example', password, await passCaptcha('signIn'))).code).toBe(
    codes.success,
  );
});

test('who is kept waiting still gets in by a code', async () => {
  const { signIn, getCode, send } = await standBeforeAccount();
  for (let tried = 0; tried < 4; tried += 1) await signIn(email, wrong);
  const code = await getCode('login', email);
  expect((await send(login, { account: email, code })).code).toBe(codes.success);
});
