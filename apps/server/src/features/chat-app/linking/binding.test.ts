import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modifyUser } from '@tapwright/contracts/personal';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { approveOn, createBrowser } from '../testing/chat-app-browser.ts';

async function startWithPeople() {
  const server = await startTestApp();
  const { write } = server.deps.database;
  const makePerson = async (nickName: string, email: string | null) => {
    const token = makeToken();
    await sql`with u as (insert into users (nick_name, email) values (${nickName}, ${email}) returning user_id)
      insert into sessions (token_hash, user_id, signed_in_by, address, user_agent, expires_at, confirmed_at)
      select ${hashToken(token)}, user_id, 'password', '127.0.0.1', 'test', now() + interval '1 hour', now() from u`.execute(
      write,
    );
    return token;
  };
  const desk = createBrowser(server.origin);
  const phone = createBrowser(server.origin);
  const bind = async (token: string) => {
    const qrCode = await desk.showQrCode({ type: '2', token });
    await approveOn(phone, qrCode);
    return desk.askForResult(qrCode.uuid, token);
  };
  const readBound = async () =>
    (
      await sql<{ name: string | null }>`select wechat_name as name from users order by user_id`.execute(
        write,
      )
    ).rows.map(({ name }) => name);
  const readLog = async () =>
    (
      await sql<{ operation: string }>`select operation from operation_log order by operation_id`.execute(
        write,
      )
    ).rows.map(({ operation }) => operation);
  return { ...server, makePerson, desk, phone, bind, readBound, readLog };
}

test('binds, tells the phone whose account it is, and writes one row', async () => {
  const { makePerson, desk, phone, readBound, readLog } = await startWithPeople();
  const token = await makePerson('Mei', 'mei@example.com');
  const qrCode = await desk.showQrCode({ type: '2', token });
  expect(qrCode.redirect_uri).toMatch(/type=bound$/);
  await phone.call(await phone.passStandIn(qrCode));
  expect((await phone.findScan()).data).toMatchObject({ purpose: 'bind', accountName: 'Mei' });
  await phone.answerScan(true);

  expect((await desk.askForResult(qrCode.uuid, token)).data).toMatchObject({ type: 3, token: null });
  expect(await readBound()).toEqual([expect.stringContaining('Stand-in')]);
  expect(await readLog()).toEqual(['chatApp.bound']);
});

test('each address of the account hears that a chat app was bound, and all other sessions end', async () => {
  const { makePerson, bind, deps } = await startWithPeople();
  const token = await makePerson('Mei', 'mei@example.com');
  const { write } = deps.database;
  const other = hashToken(makeToken());
  await sql`update users set mobile = '13800138000'`.execute(write);
  await sql`insert into sessions (token_hash, user_id, signed_in_by, address, user_agent, expires_at)
    select ${other}, user_id, 'password', '127.0.0.1', 'test', now() + interval '1 hour' from users`.execute(
    write,
  );
  await bind(token);
  const outbox = join(deps.settings.dataDir, 'outbox');
  const listTold = () =>
    existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
  await expect.poll(() => listTold().length).toBe(2);
  for (const address of ['mei@example.com', '13800138000'])
    expect(listTold().find((text) => text.includes(address))).toMatch(/WeChat .* was bound to your account/);
  const { endedAt } = await write
    .selectFrom('sessions')
    .select('endedAt')
    .where('tokenHash', '=', other)
    .executeTakeFirstOrThrow();
  expect(endedAt).not.toBeNull();
});

test('binds nothing for somebody signed out, for another person or by a state of the other kind', async () => {
  const { makePerson, desk, phone, readBound } = await startWithPeople();
  const token = await makePerson('Mei', 'mei@example.com');
  const other = await makePerson('Jun', 'jun@example.com');
  expect((await desk.askForQrCode('a'.repeat(32), { type: '2' })).code).toBe(codes.noToken);

  const qrCode = await desk.showQrCode({ type: '2', token });
  const back = await phone.passStandIn(qrCode);
  expect((await phone.call(back.replace('type=bound', 'type=login'))).code).toBe(codes.chatAppCodeEnded);
  await phone.call(back);
  await phone.answerScan(true);
  expect((await desk.askForResult(qrCode.uuid)).code).toBe(codes.noToken);
  expect((await desk.askForResult(qrCode.uuid, other)).code).toBe(codes.chatAppCodeEnded);
  expect(await readBound()).toEqual([null, null]);
});

test('refuses a chat app that another account has, also when two ask at once', async () => {
  const { makePerson, desk, phone, bind, readBound } = await startWithPeople();
  const tokens = [await makePerson('Mei', 'mei@example.com'), await makePerson('Jun', 'jun@example.com')];
  const approved = [];
  for (const token of tokens) {
    const qrCode = await desk.showQrCode({ type: '2', token });
    await approveOn(phone, qrCode);
    approved.push({ token, uuid: qrCode.uuid });
  }
  const answers = await Promise.all(approved.map(({ token, uuid }) => desk.askForResult(uuid, token)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    codes.success,
    codes.chatAppAlreadyBound,
  ]);
  expect((await readBound()).filter((name) => name !== null)).toHaveLength(1);

  const loser = approved[answers.findIndex(({ code }) => code !== codes.success)]?.token ?? '';
  expect((await bind(loser)).code).toBe(codes.chatAppAlreadyBound);
});

test('keeps to one chat app: the same one again changes nothing, another must wait for unbinding', async () => {
  const { makePerson, bind, phone, readLog } = await startWithPeople();
  const token = await makePerson('Mei', 'mei@example.com');
  await bind(token);
  expect((await bind(token)).data).toMatchObject({ type: 3 });
  expect(await readLog()).toEqual(['chatApp.bound']);
  phone.cookies.delete('wechat-stand-in');
  expect((await bind(token)).code).toBe(codes.chatAppOtherBound);
});

test('unbinds for nobody who holds a session alone: who they are was shown not long ago', async () => {
  const { makePerson, bind, desk, readBound, deps } = await startWithPeople();
  const token = await makePerson('Mei', 'mei@example.com');
  await bind(token);
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'`.execute(deps.database.write);
  const answer = await desk.call(modifyUser.path, { token, body: { wechat: '' } });
  expect(answer.code).toBe(codes.personNotConfirmed);
  expect(await readBound()).toEqual([expect.any(String)]);
});

test('unbinds, unless it is the only way in', async () => {
  const { makePerson, bind, desk, readBound, readLog, deps } = await startWithPeople();
  const token = await makePerson('Mei', null);
  await bind(token);
  const unbind = () => desk.call(modifyUser.path, { token, body: { wechat: '' } });
  expect((await unbind()).code).toBe(codes.chatAppLastWayIn);
  expect(await readBound()).toEqual([expect.any(String)]);

  await sql`update users set mobile = '13812345678'`.execute(deps.database.write);
  expect((await unbind()).code).toBe(codes.success);
  expect((await unbind()).code).toBe(codes.success);
  expect(await readBound()).toEqual([null]);
  expect(await readLog()).toEqual(['chatApp.bound', 'chatApp.unbound']);
});
