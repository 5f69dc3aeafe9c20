import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  liveCloseCodes,
  type LiveMessages,
  type LiveName,
  type PersonLiveName,
  type TeamLiveName,
} from '@tapwright/contracts/live';
import type { Database, Transaction } from '../db/database.ts';
import type { Listener } from '../db/listen.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log/log.ts';
import { acceptSockets } from './accept-sockets.ts';
import { followEvents } from './event-feed.ts';
import { type Admit, Hub } from './hub.ts';
import { deleteOldEvents, insertLiveEvents, type LiveEvent } from './live-event-store.ts';
import { teamRoom, userRoom } from './rooms.ts';

export type Live = {
  /** Tells everybody in that room, on every process, once the transaction is committed. */
  publish<Name extends LiveName>(
    tx: Transaction,
    room: string,
    name: Name,
    payload: LiveMessages[Name],
  ): Promise<void>;
  /** The same for many at once, each with words of their own. */
  publishEach<Name extends LiveName>(
    tx: Transaction,
    name: Name,
    events: readonly LiveEvent<Name>[],
  ): Promise<void>;
  /** To whoever hears of this team. */
  publishTeam(tx: Transaction, teamId: number, name: TeamLiveName): Promise<void>;
  /** To every window of these persons. */
  publishPersons(tx: Transaction, userIds: readonly number[], name: PersonLiveName): Promise<void>;
  /** `admit` says whose token it is and which rooms are theirs; it refuses as `Gate.getPerson` does. */
  accept(server: Server, admit: Admit): void;
  start(): Promise<void>;
  /** Sends everybody away to come back elsewhere. */
  stop(): Promise<void>;
  isListening(): boolean;
  countSockets(): number;
  deleteOld(): Promise<void>;
};

export type LiveOptions = { database: Database; log: Log; publicUrl: URL; recheckAfterMs?: number };

const goingAway = 1001;
const farewellMs = 2_000;

export function createLive({ database, log, publicUrl, recheckAfterMs = 60_000 }: LiveOptions): Live {
  let admit: Admit = () => Promise.reject(new Refusal('noToken'));
  let listener: Listener | undefined;
  let pinging: NodeJS.Timeout | undefined;
  let stopAccepting = () => {};
  const hub = new Hub({ database, log, recheckAfterMs, admit: (token) => admit(token) });
  return {
    publish: (tx, room, name, payload) => insertLiveEvents(tx, name, [{ room, payload }]),
    publishEach: insertLiveEvents,
    publishTeam: (tx, teamId, name) =>
      insertLiveEvents(tx, name, [{ room: teamRoom(teamId), payload: { teamId } }]),
    publishPersons: (tx, userIds, name) =>
      insertLiveEvents(
        tx,
        name,
        userIds.map((userId) => ({ room: userRoom(userId), payload: {} })),
      ),
    accept: (server, admission) => {
      admit = admission;
      stopAccepting = acceptSockets(server, { hub, admit, log, publicUrl });
    },
    start: async () => {
      listener = await followEvents({
        database,
        log,
        onEvent: (event) => hub.dispatch(event),
        listRooms: () => hub.listRooms(),
        onGap: () => hub.closeAll(liveCloseCodes.fellBehind),
      });
      pinging = setInterval(() => hub.pingNextShare(), 1_000);
    },
    stop: async () => {
      stopAccepting();
      clearInterval(pinging);
      hub.closeAll(goingAway);
      for (let waitedMs = 0; hub.countSockets() > 0 && waitedMs < farewellMs; waitedMs += 20) await wait(20);
      hub.terminateAll();
      await listener?.stop();
      listener = undefined;
    },
    isListening: () => listener?.isListening() === true,
    countSockets: () => hub.countSockets(),
    deleteOld: () => deleteOldEvents(database.write),
  };
}
