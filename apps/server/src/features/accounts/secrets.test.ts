import { smsRegister } from '@tapwright/contracts/account-codes';
import { login, logout, retrievePwd } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { confirmPerson, modifyPwd, modifyUserAccount } from '@tapwright/contracts/personal';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '../../testing/ask.ts';
import { expectNoSecrets } from '../../testing/expect-no-secrets.ts';
import { startSignIn } from './testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';

test('no password, code, token, captcha or key of a walk through the door is in the database or in the log', async () => {
  const door = await startSignIn();
  const { origin, deps, lines, send, encrypt, getCode, takeCaptcha, signUp, signIn } = door;
  const secrets = new Map<string, string>();
  const keep = (what: string, secret: string) => secrets.set(what, secret).get(what) ?? '';

  const captcha = await takeCaptcha();
  keep('cookie of a captcha', captcha.cookie.split('=')[1] ?? '');
  const first = keep(
    'token of the registration',
    await signUp(email, keep('first password', 'my_first_pass')),
  );
  await ask(origin, logout, { token: first });
  await signIn(email, keep('mistyped password', 'my_frist_pass'));
  const loginCode = keep('code to sign in', await getCode('login', email));
  const byCode = await send(login, { account: email, code: loginCode });
  keep('token of the code', z.parse(login.answer, byCode.data).token);
  const code = keep('code to retrieve', await getCode('retrieve', email));
  const encrypted = keep('encrypted password', await encrypt(keep('second password', 'my_second_pass')));
  expect((await send(retrievePwd, { account: email, code, password: encrypted })).code).toBe(codes.success);
  // One that may still wait in the queue.
  const stuck = keep('text of a waiting mail', 'a waiting mail for nobody');
  await deps.database.write
    .transaction()
    .execute((tx) => deps.mail.send(tx, { to: 'nobody@halden.example', subject: 'waiting', text: stuck }));
  keep('master key', Buffer.alloc(32, 7).toString('base64'));
  const { sealedPrivateKey } = await deps.database.read
    .selectFrom('passwordKeys')
    .select('sealedPrivateKey')
    .executeTakeFirstOrThrow();
  keep('private key', deps.sealer.open(sealedPrivateKey, 'password-key'));

  expect(lines.join('\n')).toContain('a message was written to the outbox');
  await expectNoSecrets(door, secrets, email);
});

test('nor is any password, code or token of a person who changes their own account', async () => {
  const door = await startSignIn();
  const { origin, encrypt, listMessages, signUp } = door;
  const secrets = new Map<string, string>();
  const keep = (what: string, secret: string) => secrets.set(what, secret).get(what) ?? '';
  const token = keep('token', await signUp(email, keep('first password', 'my_first_pass')));

  const mobile = '13800138000';
  const proof = { password: keep('password to confirm', await encrypt('my_first_pass')) };
  expect((await ask(origin, confirmPerson, { token, body: proof })).code).toBe(codes.success);
  const before = listMessages().length;
  await ask(origin, smsRegister, { token, body: { type: 'bind', account: mobile } });
  await expect.poll(() => listMessages().length).toBe(before + 1);
  const sent = listMessages().find((message) => message.includes(mobile)) ?? '';
  const code = keep('code to bind', /\b\d{6}\b/.exec(sent.replace(mobile, ''))?.[0] ?? '');
  const bind = { type: 'register', code, mobile };
  expect((await ask(origin, modifyUserAccount, { token, body: bind })).code).toBe(codes.success);

  const oldPwd = keep('old password, encrypted', await encrypt('my_first_pass'));
  const newPwd = keep('new password, encrypted', await encrypt(keep('new password', 'my_second_pass')));
  const wrong = { oldPwd: await encrypt(keep('wrong password', 'my_wrong_pass')), newPwd };
  expect((await ask(origin, modifyPwd, { token, body: wrong })).code).toBe(codes.wrongPassword);
  const body = { oldPwd, newPwd: await encrypt('my_second_pass') };
  expect((await ask(origin, modifyPwd, { token, body })).code).toBe(codes.success);
  await expectNoSecrets(door, secrets, email);
});
