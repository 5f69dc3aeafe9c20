import { setTimeout as wait } from 'node:timers/promises';
import { modifyMember } from '@tapwright/contracts/members';
import { notify } from '@tapwright/server/features/notifications/index';
import { type Database, openDatabase } from '@tapwright/server/platform/db/database';
import { runTransaction } from '@tapwright/server/platform/db/run-transaction';
import { createLive } from '@tapwright/server/platform/live/live';
import { createLog } from '@tapwright/server/platform/log/log';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { fillTeams, firstTeamId, firstUserId, membersOfTeam, tokenOf } from './fill-teams.ts';
import { startProcess, type BenchProcess } from './start-process.ts';
import { type Measurement, medianOf, quantileOf } from './table.ts';
import { withDatabase } from './with-database.ts';

const goalPeople = 10_000;
const calls = 300;
const warmUpCalls = 30;
/** Few at a time and one group after the other, as the rest of the machine is at work too. */
const openedAtOnce = 20;
const roundsToAll = 3;
/** Longer than what a socket was admitted with counts without being asked again. */
const untilStaleMs = 61_000;

type Arrived = (userId: number, atMs: number) => void;
let onNotice: Arrived = () => {};

/** Everybody listens at one process of the whole server; what they hear of happens there, at a second one, or here. */
export async function measure(people = goalPeople): Promise<Measurement[]> {
  return withDatabase(async (url, dataDir) => {
    const database = await openDatabase({ connection: { connectionString: url } });
    const first = await startProcess('whole-server', [url, dataDir]);
    const second = await startProcess('whole-server', [url, dataDir]);
    await fillTeams(database, people);
    const sockets = await openAll(first.ready, people);
    const openedAtMs = performance.now();
    const megabytes = Number(await first.ask('memory')) / 1024 / 1024;
    const here = await timeCalls(first.ready, people);
    const there = await timeCalls(second.ready, people);
    const fresh = await timeToAll(database, people, roundsToAll);
    await wait(Math.max(0, untilStaleMs - (performance.now() - openedAtMs)));
    const stale = await timeToAll(database, people, 1);
    for (const socket of sockets) socket.terminate();
    await stopAll([first, second], database);
    return [
      {
        what: `teams: memory of a process with ${people} live sockets`,
        figure: `${megabytes.toFixed(0)} MB`,
        goal: { words: 'at most 400 MB', isMet: megabytes <= 400 },
      },
      ...describe('a notice to one, from asking for the change, at its process', here, 100),
      ...describe('the same, through a second process', there, 100),
      ...describe(`a notice to all ${people}, from the commit`, fresh, 1_000),
      ...describe('the same after a minute of silence, everybody admitted anew', stale, 1_000),
    ];
  });
}

function describe(what: string, waitsMs: readonly number[], goalMs: number): Measurement[] {
  const p99 = quantileOf(waitsMs, 0.99);
  return [
    { what: `teams: ${what}, median`, figure: `${medianOf(waitsMs).toFixed(1)} ms` },
    {
      what: `teams: ${what}, 99th percentile`,
      figure: `${p99.toFixed(1)} ms`,
      goal: { words: `at most ${goalMs} ms`, isMet: p99 <= goalMs },
    },
  ];
}

async function stopAll(processes: readonly BenchProcess[], database: Database): Promise<void> {
  for (const process of processes) await process.stop();
  await database.close();
}

async function openAll(origin: string, people: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let done = 0; done < people; done += openedAtOnce) {
    const group = Array.from(
      { length: Math.min(openedAtOnce, people - done) },
      (_, index) => firstUserId + done + index,
    );
    sockets.push(...(await Promise.all(group.map((userId) => openOne(origin, userId)))));
  }
  return sockets;
}

function openOne(origin: string, userId: number): Promise<WebSocket> {
  const url = `${origin.replace('http', 'ws')}/notice/${userId}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const ready = Promise.withResolvers<WebSocket>();
  socket.on('error', ready.reject);
  socket.on('close', (code) => ready.reject(new Error(`A line was closed with ${code}.`)));
  socket.on('open', () => socket.send(JSON.stringify({ token: tokenOf(userId) })));
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith('{"ready"')) ready.resolve(socket);
    else if (text.includes('"notices.changed"')) onNotice(userId, performance.now());
  });
  return ready.promise;
}

/** Owners give a member of theirs another role, one team after the other. */
async function timeCalls(origin: string, people: number): Promise<number[]> {
  const waitsMs: number[] = [];
  for (let count = -warmUpCalls; count < calls; count += 1) {
    const place = Math.abs(count) % Math.trunc(people / membersOfTeam);
    const member = firstUserId + place * membersOfTeam + 1;
    const heard = new Promise<number>((resolve) => {
      onNotice = (userId, atMs) => {
        if (userId === member) resolve(atMs);
      };
    });
    const startedAtMs = performance.now();
    await changeRole(origin, { teamId: firstTeamId + place, owner: member - 1, member });
    const waitMs = (await heard) - startedAtMs;
    if (count >= 0) waitsMs.push(waitMs);
  }
  return waitsMs;
}

const revisions = new Map<number, number>();
const changed = z.object({ data: z.object({ revision: z.int() }) });

async function changeRole(
  origin: string,
  { teamId, owner, member }: { teamId: number; owner: number; member: number },
): Promise<void> {
  const revision = revisions.get(member) ?? 1;
  const roleName = revision % 2 === 1 ? 'readOnly' : 'finance';
  const response = await fetch(`${origin}${modifyMember.path}`, {
    method: modifyMember.method,
    headers: { authorization: tokenOf(owner), 'content-type': 'application/json' },
    body: JSON.stringify({ teamId, userId: member, roleName, scope: [], revision }),
  });
  revisions.set(member, z.parse(changed, await response.json()).data.revision);
}

async function timeToAll(database: Database, people: number, rounds: number): Promise<number[]> {
  const live = createLive({
    database,
    log: createLog({ level: 'warn' }),
    publicUrl: new URL('http://localhost'),
  });
  const waitsMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const arrivedAtMs: number[] = [];
    const all = Promise.withResolvers<void>();
    onNotice = (_userId, atMs) => {
      arrivedAtMs.push(atMs);
      if (arrivedAtMs.length === people) all.resolve();
    };
    const notices = Array.from({ length: people }, (_, index) => ({
      type: 'permissionChanged' as const,
      userId: firstUserId + index,
      teamId: firstTeamId + Math.trunc(index / membersOfTeam),
    }));
    await runTransaction(database, (tx) => notify(tx, { live }, notices));
    const committedAtMs = performance.now();
    await all.promise;
    waitsMs.push(...arrivedAtMs.map((atMs) => Math.max(0, atMs - committedAtMs)));
  }
  return waitsMs;
}
