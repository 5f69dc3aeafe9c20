import { login, logout } from '@tapwright/contracts/accounts';
import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes } from '@tapwright/contracts/live';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { makeFirstStaff } from './features/accounts/index.ts';
import { encryptPassword } from './features/accounts/testing/encrypt-password.ts';
import { runTransaction } from './platform/db/run-transaction.ts';
import { createTestDatabase } from './platform/db/testing/test-database.ts';
import { sessionRoom } from './platform/live/rooms.ts';
import { openLine } from './platform/live/testing/live-client.ts';
import { makeTestApp, readAnswer } from './testing/test-app.ts';

const password = 'first_pass_1';
const databaseUrl = 'postgres://several.processes/use.it';

/** Two whole servers on one database, and somebody signed in at the first. */
async function startTwo() {
  const { database, close } = await createTestDatabase();
  await makeFirstStaff(database, () => password);
  const servers = [
    await makeTestApp(database, { settings: { databaseUrl } }),
    await makeTestApp(database, { settings: { databaseUrl } }),
  ] as const;
  const [first, second] = [await servers[0].start(), await servers[1].start()];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await close();
  });
  const response = await fetch(`${first}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: await encryptPassword(first, password) }),
  });
  const { token } = z.parse(login.answer, (await readAnswer(response)).data);
  const { userId, sessionId } = await servers[0].app.host.gate.getPerson(token);
  const lineTo = (origin: string) => `${origin.replace('http', 'ws')}/notice/${userId}`;
  return { servers, first, second, token, sessionId, database, lineTo };
}

test('who signed in at one process is known at the other, hears it live, and is cut off there from here', async () => {
  const { servers, second, token, sessionId, database, lineTo } = await startTwo();
  const line = await openLine(lineTo(second), { token });
  await runTransaction(database, (tx) =>
    servers[0].deps.live.publish(tx, sessionRoom(sessionId), 'session.ended', { code: codes.accountFrozen }),
  );
  expect(await line.closed).toEqual({
    code: liveCloseCodes.notAdmitted,
    reason: String(codes.accountFrozen),
  });
  expect(line.events).toMatchObject([{ name: 'session.ended' }]);
});

test('a token that was signed out at one process opens no line at the other', async () => {
  const { first, second, token, lineTo } = await startTwo();
  await fetch(`${first}${logout.path}`, { method: 'POST', headers: { authorization: token } });
  await expect(openLine(lineTo(second), { token })).rejects.toThrow(
    `closed ${liveCloseCodes.notAdmitted} ${codes.tokenEnded}`,
  );
});

test('closed, nobody gets a line', async () => {
  const { database, close } = await createTestDatabase();
  const server = await makeTestApp(database, { settings: { closed: true } });
  const origin = await server.start();
  await expect(openLine(`${origin.replace('http', 'ws')}/notice/1`, { token: 'any' })).rejects.toThrow(
    String(codes.closed),
  );
  await server.stop();
  await close();
});

test('a request under way when the server stops is still answered', async () => {
  const { database, close } = await createTestDatabase();
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const server = await makeTestApp(database, {
    mount: ({ http }) => {
      http.get('/test/slow', async () => {
        begun.resolve();
        await mayEnd.promise;
        return { answered: true };
      });
    },
  });
  const origin = await server.start();
  const answer = fetch(`${origin}/test/slow`);
  await begun.promise;
  const stopped = server.stop();
  mayEnd.resolve();
  expect(await (await answer).json()).toEqual({ answered: true });
  await stopped;
  await close();
});
