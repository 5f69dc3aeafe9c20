import { findUser, login, logout } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer, startTestApp } from '../../../testing/test-app.ts';
import { makeFirstStaff } from './make-first-staff.ts';
import { encryptPassword, givePasswordKey } from '../testing/encrypt-password.ts';

const password = 'first_pass_1';

async function startWithStaff() {
  const server = await startTestApp();
  await makeFirstStaff(server.deps.database, () => password);
  await givePasswordKey(server.deps);
  const send = async (path: string, { token, body }: { token?: string; body?: unknown } = {}) =>
    readAnswer(
      await fetch(`${server.origin}${path}`, {
        method: path === findUser.path ? 'GET' : 'POST',
        headers: {
          ...(token === undefined ? {} : { authorization: token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const signIn = async (account: string, typed: string) =>
    send(login.path, { body: { account, password: await encryptPassword(server.origin, typed) } });
  const signInAsStaff = async () => z.parse(login.answer, (await signIn('admin', password)).data).token;
  return { ...server, send, signIn, signInAsStaff };
}

test('the first staff account signs in, is known by its token, and is unknown after signing out', async () => {
  const { send, signInAsStaff } = await startWithStaff();
  const token = await signInAsStaff();

  const found = await send(findUser.path, { token });
  expect(found.code).toBe(codes.success);
  expect(found.data).toMatchObject({ nickName: 'admin', isStaff: true, activeUserNub: 1, mobile: null });

  expect((await send(logout.path, { token })).code).toBe(codes.success);
  expect((await send(findUser.path, { token })).code).toBe(codes.tokenEnded);
});

test('a wrong password and an unknown account get the very same answer', async () => {
  const { signIn } = await startWithStaff();
  const wrong = await signIn('admin', 'not_the_pass');
  const unknown = await signIn('nobody@example.com', password);
  expect(wrong.code).toBe(codes.wrongPassword);
  expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined });
});

test('a password that was not encrypted, or a ciphertext sent twice, is refused at its field', async () => {
  const { origin, send } = await startWithStaff();
  const plain = await send(login.path, { body: { account: 'admin', password } });
  expect(plain).toMatchObject({ code: codes.badInput, data: { fields: { password: expect.any(String) } } });

  const encrypted = await encryptPassword(origin, password);
  const body = { account: 'admin', password: encrypted };
  expect((await send(login.path, { body })).code).toBe(codes.success);
  expect(await send(login.path, { body })).toMatchObject({
    code: codes.badInput,
    data: { fields: { password: expect.any(String) } },
  });
});

test('what no key of ours opens asks the page to fetch the key anew', async () => {
  const { send } = await startWithStaff();
  const answer = await send(login.path, {
    body: { account: 'admin', password: Buffer.alloc(256, 1).toString('base64') },
  });
  expect(answer.code).toBe(codes.passwordKeyEnded);
});

test('who signs in while the password is changed is in with the new one only', async () => {
  const { deps, signIn } = await startWithStaff();
  const { write } = deps.database;
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(write);
    return rows.length > 0;
  };
  const signedIn = await write.transaction().execute(async (tx) => {
    await sql`update users set password_hash = 'another' where login_name = 'admin'`.execute(tx);
    const trying = signIn('admin', password);
    await expect.poll(isWaiting).toBe(true);
    await sql`update sessions set ended_at = now()`.execute(tx);
    return { trying };
  });
  expect((await signedIn.trying).code).toBe(codes.wrongPassword);
  const open = await write.selectFrom('sessions').select('sessionId').where('endedAt', 'is', null).execute();
  expect(open).toEqual([]);
});

test('no token, a forged one, a cut one, an ended one and a frozen account are told apart', async () => {
  const { deps, send, signInAsStaff } = await startWithStaff();
  const token = await signInAsStaff();
  expect((await send(findUser.path)).code).toBe(codes.noToken);
  expect((await send(findUser.path, { token: 'x'.repeat(43) })).code).toBe(codes.noToken);
  expect((await send(findUser.path, { token: token.slice(0, -1) })).code).toBe(codes.noToken);

  await sql`update sessions set expires_at = now() - interval '1 second'`.execute(deps.database.write);
  expect((await send(findUser.path, { token })).code).toBe(codes.tokenEnded);

  await sql`update users set frozen_at = now()`.execute(deps.database.write);
  expect((await send(findUser.path, { token })).code).toBe(codes.accountFrozen);
});

test('coming in and leaving each leave one row in the operation log, and no secret anywhere', async () => {
  const { deps, lines, send, signInAsStaff } = await startWithStaff();
  const token = await signInAsStaff();
  await send(logout.path, { token });

  const rows = await deps.database.read
    .selectFrom('operationLog')
    .select(['operation', 'actorKind', 'actorId', 'address'])
    .orderBy('operationId')
    .execute();
  expect(rows.map(({ operation }) => operation)).toEqual([
    'account.firstStaffMade',
    'account.signedIn',
    'account.signedOut',
  ]);
  expect(rows[1]).toMatchObject({ actorKind: 'person', address: expect.stringContaining('127.0.0.1') });

  const stored = await sql<{ row: string }>`
    select row_to_json(u)::text as row from users u union all select row_to_json(s)::text from sessions s
    union all select row_to_json(o)::text from operation_log o union all select row_to_json(k)::text from password_keys k
  `.execute(deps.database.read);
  const everything = [...stored.rows.map(({ row }) => row), ...lines].join('\n');
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(password);
});

test('the password of the setting counts for the first start only', async () => {
  const { deps, signIn } = await startWithStaff();
  expect(await makeFirstStaff(deps.database, () => 'another_pass_2')).toBe(false);
  expect((await signIn('admin', 'another_pass_2')).code).toBe(codes.wrongPassword);
  expect((await signIn('admin', password)).code).toBe(codes.success);
});
