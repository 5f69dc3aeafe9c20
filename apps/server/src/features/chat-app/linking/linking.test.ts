import { findUser } from '@tapwright/contracts/accounts';
import { getWechatLoginResult, upWeixinUser } from '@tapwright/contracts/chat-app';
import { codes } from '@tapwright/contracts/codes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startSignIn } from '../../accounts/testing/start-sign-in.ts';
import { approveOn, createBrowser } from '../testing/chat-app-browser.ts';

const email = 'mei.lin@halden.example';
const password = 'a_new_pass_1';

async function startWithTicket() {
  const server = await startSignIn();
  const desk = createBrowser(server.origin);
  const phone = createBrowser(server.origin);
  const scan = async () => {
    const qrCode = await desk.showQrCode();
    await approveOn(phone, qrCode);
    return z.parse(getWechatLoginResult.answer, (await desk.askForResult(qrCode.uuid)).data);
  };
  const getTicket = async () => (await scan()).ticket ?? '';
  const link = async (ticket: string, body: object) =>
    server.send(upWeixinUser, { ticket, account: email, ...body });
  const readName = async (data: unknown) => {
    const { token } = z.parse(upWeixinUser.answer, data);
    return (await desk.call(findUser.path, { token })).data;
  };
  const countBound = async () => {
    const { rows } = await sql<{ count: number }>`select count(wechat_id)::int as count from users`.execute(
      server.deps.database.read,
    );
    return rows[0]?.count;
  };
  return { ...server, scan, getTicket, link, readName, countBound };
}

test('an account is linked with its password, and from then on the phone signs in', async () => {
  const { signUp, encrypt, scan, getTicket, link, readName } = await startWithTicket();
  await signUp(email, password);
  const ticket = await getTicket();
  const answer = await link(ticket, { password: await encrypt(password) });
  expect(await readName(answer.data)).toMatchObject({ email, wechat: expect.stringContaining('Stand-in') });
  expect(await scan()).toMatchObject({ type: 1, token: expect.any(String) });
});

test('an account is linked with a code, and a new one is made with a code, a password and the agreement', async () => {
  const { getCode, encrypt, getTicket, link, readName } = await startWithTicket();
  const ticket = await getTicket();
  const registering = { code: await getCode('register', email), password: await encrypt(password) };
  expect(await link(ticket, registering)).toMatchObject({
    code: codes.badInput,
    data: { fields: { acceptsAgreement: expect.any(String) } },
  });
  const made = await link(ticket, { ...registering, acceptsAgreement: true });
  expect(await readName(made.data)).toMatchObject({ email, wechat: expect.stringContaining('Stand-in') });

  const other = await startWithTicket();
  await other.signUp(email, password);
  const linked = await other.link(await other.getTicket(), { code: await other.getCode('login', email) });
  expect(linked.code).toBe(codes.success);
  expect(await other.countBound()).toBe(1);
});

test('a wrong password links nothing, counts as a failed sign-in and leaves the ticket', async () => {
  const { signUp, encrypt, getTicket, link, countBound, deps } = await startWithTicket();
  await signUp(email, password);
  const ticket = await getTicket();
  const wrong = await link(ticket, { password: await encrypt('not_the_pass') });
  expect(wrong.code).toBe(codes.wrongPassword);
  expect(await countBound()).toBe(0);
  const counts = await deps.database.read.selectFrom('attemptCounts').select('count').execute();
  expect(counts.length).toBeGreaterThan(0);
  expect((await link(ticket, { password: await encrypt(password) })).code).toBe(codes.success);
});

test('a ticket serves once, for ten minutes, and nobody makes one up', async () => {
  const { signUp, encrypt, getTicket, link, deps } = await startWithTicket();
  await signUp(email, password);
  const give = async (ticket: string) => (await link(ticket, { password: await encrypt(password) })).code;
  expect(await give('made-up')).toBe(codes.chatAppTicketEnded);

  const ticket = await getTicket();
  const both = await Promise.all([give(ticket), give(ticket)]);
  expect(both.toSorted((one, other) => one - other)).toEqual([codes.success, codes.chatAppTicketEnded]);

  await sql`update users set wechat_id = null`.execute(deps.database.write);
  const late = await getTicket();
  await sql`update chat_app_attempts set expires_at = now() - interval '1 ms'`.execute(deps.database.write);
  expect(await give(late)).toBe(codes.chatAppTicketEnded);
});

test('an account that has another chat app keeps it, and nobody is signed in', async () => {
  const { signUp, encrypt, getTicket, link, deps } = await startWithTicket();
  await signUp(email, password);
  await sql`update users set wechat_id = 'another', wechat_name = 'Another'`.execute(deps.database.write);
  const before = await deps.database.read.selectFrom('sessions').select('sessionId').execute();
  const answer = await link(await getTicket(), { password: await encrypt(password) });
  expect(answer.code).toBe(codes.chatAppOtherBound);
  expect(await deps.database.read.selectFrom('sessions').select('sessionId').execute()).toHaveLength(
    before.length,
  );
});

test('a readable password is refused, and none stays anywhere', async () => {
  const { signUp, getTicket, link, encrypt, deps, lines } = await startWithTicket();
  await signUp(email, password);
  const ticket = await getTicket();
  expect(await link(ticket, { password })).toMatchObject({ code: codes.badInput });
  expect((await link(ticket, { password: await encrypt(password) })).code).toBe(codes.success);
  const stored = await sql<{ row: string }>`
    select row_to_json(a)::text as row from chat_app_attempts a union all select row_to_json(o)::text from operation_log o
  `.execute(deps.database.read);
  const everything = [...stored.rows.map(({ row }) => row), ...lines].join('\n');
  for (const secret of [ticket, password]) expect(everything).not.toContain(secret);
});
