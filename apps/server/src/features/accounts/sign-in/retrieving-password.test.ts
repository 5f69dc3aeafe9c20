import { findUser, retrievePwd } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ask } from '../../../testing/ask.ts';
import { signInSomebody } from '../testing/sign-in-somebody.ts';
import { startSignIn } from '../testing/start-sign-in.ts';

const email = 'mei.lin@halden.example';
const password = 'an_old_pass_1';
const next = 'a_new_pass_2';

test('a code sets a new password, the old one is none any more, and whoever was in is out and told why', async () => {
  const { origin, deps, send, getCode, encrypt, signIn } = await startSignIn();
  const { token, userId } = await signInSomebody(deps, { email, password });
  for (let tried = 0; tried < 4; tried += 1) await signIn(email, 'a_wrong_pass_1');

  const code = await getCode('retrieve', email);
  const body = { account: email, code, password: await encrypt(next) };
  expect((await send(retrievePwd, body)).code).toBe(codes.success);

  expect((await ask(origin, findUser, { token })).code).toBe(codes.tokenEnded);
  const told = await deps.database.read.selectFrom('liveEvents').select(['name', 'payload']).execute();
  expect(told).toEqual([{ name: 'session.ended', payload: { code: codes.passwordChanged } }]);
  expect((await signIn(email, password)).code).toBe(codes.wrongPassword);
  expect((await signIn(email, next)).code).toBe(codes.success);

  const rows = await deps.database.read
    .selectFrom('operationLog')
    .select(['operation', 'actorId', 'before', 'after'])
    .where('operation', '=', 'account.passwordRetrieved')
    .execute();
  expect(rows).toEqual([
    { operation: 'account.passwordRetrieved', actorId: userId, before: null, after: null },
  ]);
});

test('a code sets nothing over a password that was changed while it was being proven', async () => {
  const { deps, send, getCode, encrypt } = await startSignIn();
  const { userId } = await signInSomebody(deps, { email, password });
  const { write } = deps.database;
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%users%'`.execute(
      write,
    );
    return rows.length > 0;
  };
  const code = await getCode('retrieve', email);
  const body = { account: email, code, password: await encrypt(next) };
  const trying = await write.transaction().execute(async (tx) => {
    await sql`update users set password_hash = 'another' where user_id = ${userId}`.execute(tx);
    const retrieving = send(retrievePwd, body);
    await expect.poll(isWaiting).toBe(true);
    return { retrieving };
  });
  expect((await trying.retrieving).code).toBe(codes.changedMeanwhile);
  const { passwordHash } = await write
    .selectFrom('users')
    .select('passwordHash')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  expect(passwordHash).toBe('another');
});

test('a wrong code, a weak password or a frozen account change nothing', async () => {
  const { deps, send, getCode, encrypt, signIn } = await startSignIn();
  await signInSomebody(deps, { email, password });
  const code = await getCode('retrieve', email);
  const retrieve = async (wrong: object) =>
    (await send(retrievePwd, { account: email, code, password: await encrypt(next), ...wrong })).code;
  expect(await retrieve({ code: code === '000000' ? '000001' : '000000' })).toBe(codes.codeWrong);
  expect(await retrieve({ password: await encrypt('weak') })).toBe(codes.badInput);
  expect((await signIn(email, password)).code).toBe(codes.success);

  await sql`update users set frozen_at = now()`.execute(deps.database.write);
  expect(await retrieve({})).toBe(codes.accountFrozen);
});
