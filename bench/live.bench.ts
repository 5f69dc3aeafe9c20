import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { runTransaction } from '@tapwright/server/platform/db/run-transaction';
import { insertLiveEvents } from '@tapwright/server/platform/live/live-event-store';
import { teamRoom } from '@tapwright/server/platform/live/rooms';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { membersOfTeam } from './processes/teams-of-ten.ts';
import { type BenchProcess, startProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const people = 10_000;
const notices = 1_000;
const warmUpNotices = 200;
const openedAtOnce = 100;

type Arrivals = Map<string, (atMs: number) => void>;
type Figures = { kilobytesEach: number; waitsMs: number[] };

/** Everybody connected to one process; this one publishes to team after team and times each arrival. */
export async function measure(): Promise<Measurement[]> {
  return withDatabase(async (connectionString) => {
    const database = await openDatabase({ connection: { connectionString } });
    const bare = await measureProcess('bare-sockets', connectionString, database);
    const live = await measureProcess('live-server', connectionString, database);
    await database.close();
    const ratio = (one: number, other: number) => `${(one / other).toFixed(2)} ×`;
    return [
      ...describe('bare ws', bare),
      ...describe('whole live part', live),
      {
        what: 'live: median of the whole to the bare',
        figure: ratio(medianOf(live.waitsMs), medianOf(bare.waitsMs)),
      },
      {
        what: 'live: memory of the whole to the bare',
        figure: ratio(live.kilobytesEach, bare.kilobytesEach),
      },
    ];
  });
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

const describe = (which: string, { kilobytesEach, waitsMs }: Figures): Measurement[] => [
  {
    what: `live: ${which}, from asking to publish to each of ten members, median`,
    figure: ms(medianOf(waitsMs)),
  },
  { what: `live: ${which}, the same, 99th percentile`, figure: ms(quantileOf(waitsMs, 0.99)) },
  { what: `live: ${which}, memory of one of ${people} lines`, figure: `${kilobytesEach.toFixed(1)} kB` },
];

async function measureProcess(name: string, connectionString: string, database: Database): Promise<Figures> {
  const server = await startProcess(name, [connectionString]);
  const before = await readBytes(server);
  const arrivals: Arrivals = new Map();
  const sockets = await openAll(server, (userId, atMs) => arrivals.get(userId)?.(atMs));
  const kilobytesEach = ((await readBytes(server)) - before) / people / 1024;
  const waitsMs: number[] = [];
  for (let count = -warmUpNotices; count < notices; count += 1) {
    const waits = await notify(database, Math.abs(count) % (people / membersOfTeam), arrivals);
    if (count >= 0) waitsMs.push(...waits);
  }
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return { kilobytesEach, waitsMs };
}

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
async function notify(database: Database, teamId: number, arrivals: Arrivals): Promise<number[]> {
  const members = Array.from({ length: membersOfTeam }, (_, index) => String(teamId * membersOfTeam + index));
  const heard = members.map((userId) => new Promise<number>((resolve) => arrivals.set(userId, resolve)));
  const startedAtMs = performance.now();
  await runTransaction(database, (tx) =>
    insertLiveEvents(tx, 'person.changed', [{ room: teamRoom(teamId), payload: {} }]),
  );
  return (await Promise.all(heard)).map((atMs) => atMs - startedAtMs);
}
