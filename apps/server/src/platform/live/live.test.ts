import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes } from '@tapwright/contracts/live';
import { WebSocket } from 'ws';
import type { Transaction } from '../db/database.ts';
import { runTransaction } from '../db/run-transaction.ts';
import { createTestDatabase, urlOf } from '../db/testing/test-database.ts';
import { sessionRoom, teamRoom, userRoom } from './rooms.ts';
import { openLine, textOf } from './testing/live-client.ts';
import { makeAccounts, startLiveServer } from './testing/live-server.ts';

const processFile = fileURLToPath(new URL('testing/live-process.ts', import.meta.url));
const { database, close } = await createTestDatabase();
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
});
afterAll(close);

async function startServer(...given: [ReturnType<typeof makeAccounts>?, number?, URL?]) {
  const server = await startLiveServer(database, ...given);
  started.push(server);
  return server;
}
type Server = Awaited<ReturnType<typeof startServer>>;

const publish = ({ live }: Server, room: string) =>
  runTransaction(database, (tx) => live.publish(tx, room, 'access.changed', {}));

describe('two processes on one database', () => {
  test('what one publishes reaches a socket on the other, and only those in the room', async () => {
    const [one, other] = [await startServer(), await startServer()];
    const line = await openLine(other.urlFor(7), { token: '7.1' });
    const neighbour = await openLine(other.urlFor(8), { token: '8.1' });
    await publish(one, userRoom(7));
    await expect.poll(() => line.events).toMatchObject([{ name: 'access.changed', payload: {} }]);
    await publish(one, userRoom(8));
    await expect.poll(() => neighbour.events).toHaveLength(1);
    expect(line.events).toHaveLength(1);
  });

  test('that holds for processes of the machine, both ways', async () => {
    const here = await startServer();
    const child = spawn(process.execPath, [processFile, urlOf(database.connection)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    try {
      const [port] = await once(child.stdout, 'data');
      const there = await openLine(`ws://127.0.0.1:${Number(String(port))}/notice/7`, { token: '7.1' });
      const line = await openLine(here.urlFor(8), { token: '8.1' });
      await publish(here, userRoom(7));
      await expect.poll(() => there.events).toHaveLength(1);
      child.stdin.write('8');
      await expect.poll(() => line.events).toHaveLength(1);
      child.stdin.end();
      expect((await there.closed).code).toBe(1001);
      expect(await once(child, 'exit')).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  }, 20_000);

  test('one person holds twenty lines at most, and others are served meanwhile', async () => {
    const server = await startServer();
    for (let opened = 0; opened < 20; opened += 1) await openLine(server.urlFor(7), { token: '7.1' });
    await expect(openLine(server.urlFor(7), { token: '7.1' })).rejects.toThrow('1013');
    await openLine(server.urlFor(8), { token: '8.1' });
  });

  test('what was rolled back is never heard', async () => {
    const server = await startServer();
    const line = await openLine(server.urlFor(7), { token: '7.1' });
    const rolledBack = runTransaction(database, async (tx) => {
      await server.live.publish(tx, userRoom(7), 'access.changed', {});
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await publish(server, userRoom(7));
    await expect.poll(() => line.events).toHaveLength(1);
    const { rows } = await database.pool.query('select max(id) as id from live_events');
    expect(line.events.map(({ id }) => id)).toEqual([rows[0].id]);
  });
});

describe('coming back', () => {
  test('a client that was away is told what it missed, once', async () => {
    const server = await startServer();
    const first = await openLine(server.urlFor(7), { token: '7.1' });
    expect(first.ready.resumed).toBe(false);
    await publish(server, userRoom(7));
    await expect.poll(() => first.events).toHaveLength(1);
    first.socket.terminate();
    await first.closed;
    for (let count = 0; count < 3; count += 1) await publish(server, userRoom(7));
    const lastId = first.events[0]?.id ?? 0;
    const second = await openLine(server.urlFor(7), { token: '7.1', lastId });
    expect(second.ready.resumed).toBe(true);
    expect(second.events.map(({ id }) => id)).toEqual([lastId + 1, lastId + 2, lastId + 3]);
    await publish(server, userRoom(7));
    await expect
      .poll(() => second.events.map(({ id }) => id))
      .toEqual([1, 2, 3, 4].map((step) => lastId + step));
  });

  test('an event with a smaller id that was committed later is not missed', async () => {
    const server = await startServer();
    const line = await openLine(server.urlFor(7), { token: '7.1' });
    const mayCommit = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const late = runTransaction(database, async (tx: Transaction) => {
      await server.live.publish(tx, userRoom(7), 'access.changed', {});
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await publish(server, userRoom(7));
    await expect.poll(() => line.events).toHaveLength(1);
    line.socket.terminate();
    const receivedId = line.events[0]?.id ?? 0;
    mayCommit.resolve();
    await late;
    const back = await openLine(server.urlFor(7), { token: '7.1', lastId: receivedId });
    expect(back.ready.resumed).toBe(true);
    expect(back.events.map(({ id }) => id)).toEqual([receivedId - 1]);
  });

  test('the id given when the line is ready serves a client that heard nothing', async () => {
    const server = await startServer();
    await publish(server, userRoom(8));
    const line = await openLine(server.urlFor(7), { token: '7.1' });
    line.socket.terminate();
    await publish(server, userRoom(7));
    const back = await openLine(server.urlFor(7), { token: '7.1', lastId: line.ready.lastId ?? 0 });
    expect(back.ready.resumed).toBe(true);
    expect(back.events).toHaveLength(1);
  });

  test('who was away for longer than events are kept is told to read everything again', async () => {
    const server = await startServer();
    await publish(server, userRoom(7));
    await publish(server, userRoom(7));
    await database.pool.query(`update live_events set created_at = now() - interval '61 minutes'`);
    await server.live.deleteOld();
    const { rows } = await database.pool.query('select id from live_events');
    expect(rows).toHaveLength(1);
    const back = await openLine(server.urlFor(7), { token: '7.1', lastId: rows[0].id - 1 });
    expect(back.ready).toEqual({ resumed: false, lastId: rows[0].id });
  });

  test('with the line to the database cut again and again, nothing is lost or doubled', async () => {
    const server = await startServer();
    const line = await openLine(server.urlFor(7), { token: '7.1' });
    const cut = () =>
      database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'tapwright live'`,
      );
    await publish(server, userRoom(7));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([publish(server, userRoom(7)), cut(), publish(server, userRoom(7))]);
      await publish(server, userRoom(7));
      await expect.poll(() => server.live.isListening(), { timeout: 5_000 }).toBe(true);
    }
    await expect.poll(() => line.events.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(16);
    await publish(server, userRoom(7));
    await expect.poll(() => line.events.length).toBe(17);
    expect(new Set(line.events.map(({ id }) => id)).size).toBe(17);
    const { rows } = await database.pool.query('select id from live_events order by id desc limit 17');
    expect(line.events.map(({ id }) => id).toSorted((a, b) => b - a)).toEqual(rows.map(({ id }) => id));
  });
});

describe('who may hear', () => {
  test.for([
    ['an unknown token', 7, 'nobody', codes.noToken],
    ["somebody else's address", 8, '7.1', codes.noToken],
    ['an ended session', 7, '7.66', codes.tokenEnded],
  ] as const)('%s is turned away with the code of the refusal', async ([, userId, token, code]) => {
    const server = await startServer();
    server.accounts.endedSessions.add(66);
    await expect(openLine(server.urlFor(userId), { token })).rejects.toThrow(
      `closed ${liveCloseCodes.notAdmitted} ${code}`,
    );
    expect(server.live.countSockets()).toBe(0);
  });

  test('a first word that is no hello, or too long, ends the line', async () => {
    const server = await startServer();
    for (const [word, code] of [
      ['nonsense', liveCloseCodes.helloMissing],
      ['x'.repeat(5000), 1009],
    ] as const) {
      const socket = new WebSocket(server.urlFor(7));
      socket.on('open', () => socket.send(word));
      expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(code);
    }
  });

  const connectFrom = (url: string, origin?: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, origin === undefined ? {} : { origin });
      socket.on('open', () => {
        resolve('open');
        socket.terminate();
      });
      socket.on('error', ({ message }) => resolve(message));
    });

  test('on one’s own machine the page may have another name of it, and no other port', async () => {
    const publicUrl = new URL('http://localhost:3000');
    const server = await startServer(makeAccounts(), undefined, publicUrl);
    const connect = (host: string, origin: string) =>
      connectFrom(`ws://${host}:${server.port}/notice/7`, origin);
    expect(await connect('127.0.0.1', `http://127.0.0.1:${server.port}`)).toBe('open');
    expect(await connect('127.0.0.1', publicUrl.origin)).toBe('open');
    expect(await connect('127.0.0.1', 'http://127.0.0.1:5173')).toContain('403');
    expect(await connect('127.0.0.1', 'http://localhost:8080')).toContain('403');
    expect(await connect('127.0.0.1', 'null')).toContain('403');
  });

  test('a page of another origin is refused, ours and a tool without one are let in', async () => {
    const server = await startServer();
    const connect = (origin?: string) => connectFrom(server.urlFor(7), origin);
    expect(await connect('https://evil.example.com')).toContain('403');
    expect(await connect('http://localhost:5173')).toContain('403');
    expect(await connect('https://ads.example.com')).toBe('open');
    expect(await connect()).toBe('open');
  });

  test('the token may come as subprotocol and is not sent back', async () => {
    const server = await startServer();
    await publish(server, userRoom(7));
    const socket = new WebSocket(server.urlFor(7), ['tapwright', '7.1']);
    const text = await new Promise((resolve) => socket.on('message', (data) => resolve(textOf(data))));
    expect(JSON.parse(String(text))).toMatchObject({ ready: { resumed: false } });
    expect(socket.protocol).toBe('tapwright');
    socket.terminate();
  });

  test('who is signed out is cut off at once, on whichever process, and their other session stays', async () => {
    const [one, other] = [await startServer(), await startServer()];
    const ended = await openLine(other.urlFor(7), { token: '7.1' });
    const stays = await openLine(other.urlFor(7), { token: '7.2' });
    await runTransaction(database, (tx) =>
      one.live.publish(tx, sessionRoom(1), 'session.ended', { code: codes.accountFrozen }),
    );
    expect(await ended.closed).toEqual({
      code: liveCloseCodes.notAdmitted,
      reason: String(codes.accountFrozen),
    });
    expect(ended.events).toMatchObject([{ name: 'session.ended', payload: { code: codes.accountFrozen } }]);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('after a change of access the next word is only for those who still belong', async () => {
    const server = await startServer();
    server.accounts.teams.set(7, [1]);
    server.accounts.teams.set(8, [1]);
    const leaver = await openLine(server.urlFor(7), { token: '7.1' });
    const member = await openLine(server.urlFor(8), { token: '8.1' });
    server.accounts.teams.set(7, [2]);
    await runTransaction(database, async (tx) => {
      await server.live.publish(tx, userRoom(7), 'access.changed', {});
      await server.live.publish(tx, teamRoom(1), 'access.changed', {});
    });
    await expect.poll(() => member.events).toHaveLength(1);
    await publish(server, teamRoom(2));
    await expect.poll(() => leaver.events).toHaveLength(2);
    const { rows } = await database.pool.query('select id, room from live_events order by id desc limit 3');
    const received = new Set(leaver.events.map(({ id }) => id));
    expect(rows.filter(({ id }) => received.has(id)).map(({ room }) => room)).toEqual(['team:2', 'user:7']);
  });

  test('what is said in a room while its new member is admitted to it is not lost', async () => {
    const server = await startServer();
    const { accounts } = server;
    const line = await openLine(server.urlFor(7), { token: '7.1' });
    const witness = await openLine(server.urlFor(8), { token: '8.1' });
    const [isAdmitting, mayEnter] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    accounts.beforeAnswer = () => {
      accounts.beforeAnswer = async () => {};
      isAdmitting.resolve();
      return mayEnter.promise;
    };
    accounts.teams.set(7, [1]);
    await publish(server, userRoom(7));
    await isAdmitting.promise;
    await runTransaction(database, async (tx) => {
      await server.live.publish(tx, teamRoom(1), 'team.changed', { teamId: 1 });
      await server.live.publish(tx, userRoom(8), 'person.changed', {});
    });
    await expect.poll(() => witness.events).toHaveLength(1);
    mayEnter.resolve();
    await expect
      .poll(() => line.events.map(({ name }) => name).toSorted())
      .toEqual(['access.changed', 'team.changed']);
  });

  test('a change of access while somebody is let in counts for them too', async () => {
    const server = await startServer();
    const { accounts } = server;
    accounts.teams.set(7, [1]);
    const member = await openLine(server.urlFor(7), { token: '7.1' });
    const [isAdmitting, mayEnter] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    accounts.beforeAnswer = () => {
      accounts.beforeAnswer = async () => {};
      isAdmitting.resolve();
      return mayEnter.promise;
    };
    const opening = openLine(server.urlFor(7), { token: '7.2' });
    await isAdmitting.promise;
    accounts.teams.set(7, []);
    await publish(server, userRoom(7));
    await expect.poll(() => member.events).toHaveLength(1);
    mayEnter.resolve();
    const line = await opening;
    await runTransaction(database, async (tx) => {
      await server.live.publish(tx, teamRoom(1), 'person.changed', {});
      await server.live.publish(tx, userRoom(7), 'person.changed', {});
    });
    await expect.poll(() => member.events).toHaveLength(2);
    await expect.poll(() => line.events).toHaveLength(1);
    expect(line.events[0]?.id).toBe(member.events[1]?.id);
  });

  test('a session that ended without a word hears nothing more once its admission is old', async () => {
    const server = await startServer(makeAccounts(), 0);
    const line = await openLine(server.urlFor(7), { token: '7.5' });
    server.accounts.endedSessions.add(5);
    await publish(server, userRoom(7));
    expect(await line.closed).toEqual({ code: liveCloseCodes.notAdmitted, reason: String(codes.tokenEnded) });
    expect(line.events).toEqual([]);
  });

  test('an admission is not asked for again while it is fresh', async () => {
    const server = await startServer();
    const line = await openLine(server.urlFor(7), { token: '7.1' });
    server.accounts.teams.set(7, []);
    for (let count = 0; count < 5; count += 1) {
      await runTransaction(database, (tx) => server.live.publish(tx, teamRoom(9), 'access.changed', {}));
    }
    expect(line.events).toEqual([]);
    expect(server.accounts.admissions).toBe(1);
  });
});

test('a client that does not read is sent away to come back, and the others are served', async () => {
  const server = await startServer();
  const slow = await openLine(server.urlFor(7), { token: '7.1' });
  const quick = await openLine(server.urlFor(7), { token: '7.2' });
  slow.socket.pause();
  const filler = 'x'.repeat(6_000);
  await expect
    .poll(
      async () => {
        await runTransaction(database, async (tx) => {
          for (let count = 0; count < 400; count += 1) {
            await server.live.publish(tx, sessionRoom(1), 'access.changed', { filler });
          }
        });
        return server.live.countSockets();
      },
      { timeout: 240_000, interval: 1 },
    )
    .toBe(1);
  await publish(server, sessionRoom(2));
  await expect.poll(() => quick.events).toHaveLength(1);
  slow.socket.resume();
  expect([liveCloseCodes.fellBehind, 1006]).toContain((await slow.closed).code);
}, 300_000);

test('a stop sends everybody away to come back elsewhere', async () => {
  const server = await startLiveServer(database);
  const line = await openLine(server.urlFor(7), { token: '7.1' });
  await server.stop();
  expect(await line.closed).toMatchObject({ code: 1001 });
  expect(server.live.isListening()).toBe(false);
});
