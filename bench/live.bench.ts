import { openDatabase, type Database } from '@tapwright/server/platform/db/database';
import { listen } from '@tapwright/server/platform/db/listen';
import { runTransaction } from '@tapwright/server/platform/db/run-transaction';
import { insertLiveEvent } from '@tapwright/server/platform/live/live-event-store';
import { teamRoom } from '@tapwright/server/platform/live/rooms';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type BenchProcess, startProcess } from './start-process.ts';
import { type Measurement, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const people = 10_000;
const membersOfTeam = 10;
const notices = 1_000;
const openedAtOnce = 100;

/** Everybody connected to one process; this one publishes to team after team and times each arrival. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (connectionString) => {
    const database = await openDatabase({ connection: { connectionString } });
    const server = await startProcess('live-server', [connectionString]);
    const before = await readBytes(server);
    const arrivals = new Map<string, (atMs: number) => void>();
    const sockets = await openAll(server, (userId, atMs) => arrivals.get(userId)?.(atMs));
    const kilobytesEach = ((await readBytes(server)) - before) / people / 1024;
    const bare = await measureNotify(database);
    const waits: number[] = [];
    for (let count = 0; count < notices; count += 1) {
      waits.push(...(await notify(database, count % (people / membersOfTeam), arrivals)));
    }
    for (const socket of sockets) socket.terminate();
    await server.stop();
    await database.close();
    return [
      { what: `live: memory of one of ${people} lines`, figure: `${kilobytesEach.toFixed(1)} kB` },
      { what: 'live: bare NOTIFY on the same database, median', figure: ms(quantileOf(bare, 0.5)) },
      {
        what: 'live: from asking to publish to each of ten members, median',
        figure: ms(quantileOf(waits, 0.5)),
      },
      { what: 'live: the same, 99th percentile', figure: ms(quantileOf(waits, 0.99)) },
    ];
  });
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
const readBytes = async (server: BenchProcess) => Number(await server.ask('memory'));

async function openAll(
  server: BenchProcess,
  onNotice: (userId: string, atMs: number) => void,
): Promise<WebSocket[]> {
  const { port } = z.parse(z.object({ port: z.int() }), JSON.parse(server.ready));
  const sockets: WebSocket[] = [];
  for (let first = 0; first < people; first += openedAtOnce) {
    const group = Array.from({ length: openedAtOnce }, (_, index) => String(first + index));
    sockets.push(...(await Promise.all(group.map((userId) => openOne(port, userId, onNotice)))));
  }
  return sockets;
}

function openOne(
  port: number,
  userId: string,
  onNotice: (userId: string, atMs: number) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/notice/${userId}`, { perMessageDeflate: false });
  const ready = Promise.withResolvers<WebSocket>();
  socket.on('error', ready.reject);
  socket.on('open', () => socket.send(JSON.stringify({ token: userId })));
  socket.once('message', () => {
    ready.resolve(socket);
    socket.on('message', () => onNotice(userId, performance.now()));
  });
  return ready.promise;
}

/** How long after the call each member of the team heard of it. */
async function notify(
  database: Database,
  teamId: number,
  arrivals: Map<string, (atMs: number) => void>,
): Promise<number[]> {
  const members = Array.from({ length: membersOfTeam }, (_, index) => String(teamId * membersOfTeam + index));
  const heard = members.map((userId) => new Promise<number>((resolve) => arrivals.set(userId, resolve)));
  const startedAtMs = performance.now();
  await runTransaction(database, (tx) => insertLiveEvent(tx, teamRoom(teamId), 'access.changed', {}));
  return (await Promise.all(heard)).map((atMs) => atMs - startedAtMs);
}

/** What the database alone takes to tell one listener. */
async function measureNotify(database: Database): Promise<number[]> {
  let hear: (atMs: number) => void = () => {};
  const listener = await listen({
    connection: database.connection,
    channel: 'bench',
    onListening: () => Promise.resolve(),
    onLost: () => {},
    onNotification: () => hear(performance.now()),
  });
  const waits: number[] = [];
  for (let count = 0; count < notices; count += 1) {
    const heard = new Promise<number>((resolve) => {
      hear = resolve;
    });
    const startedAtMs = performance.now();
    await database.pool.query("select pg_notify('bench', '')");
    waits.push((await heard) - startedAtMs);
  }
  await listener.stop();
  return waits;
}
