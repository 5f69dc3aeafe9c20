import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes, livePingSeconds, type LiveReady } from '@tapwright/contracts/live';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log/log.ts';
import { findNewestEventId, listMissedEvents, type StoredEvent } from './live-event-store.ts';
import { type Admission, type LiveSocket, textOf } from './live-socket.ts';
import { Rooms } from './rooms.ts';

export type Admit = (token: string) => Promise<Admission>;
export type HubOptions = { database: Database; log: Log; admit: Admit; recheckAfterMs: number };

/** Older than anything: ask again before the next word. */
const stale = Number.NEGATIVE_INFINITY;
const endedPayload = z.object({ code: z.int() });

/** The sockets of this process, and what each of them is told. */
export class Hub {
  readonly #options: HubOptions;
  readonly #rooms = new Rooms();
  /** Pinged in turn, one share each second, so that ten thousand pings never fall together. */
  readonly #shares = Array.from({ length: livePingSeconds }, () => new Set<LiveSocket>());
  #entered = 0;
  #seconds = 0;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  /** Enters first and reads what was missed after, so that nothing falls between the two. */
  async welcome(socket: LiveSocket, lastId: number | undefined): Promise<void> {
    const { database } = this.#options;
    socket.hold();
    this.#shares[this.#entered++ % livePingSeconds]?.add(socket);
    this.#rooms.enter(socket);
    const newestId = await findNewestEventId(database.write);
    const missed =
      lastId === undefined
        ? undefined
        : await listMissedEvents(database.write, lastId, socket.admission.rooms);
    for (const event of missed ?? []) socket.send(textOf(event));
    if (missed !== undefined) socket.resumedIds = new Set(missed.map(({ id }) => id));
    const ready: LiveReady = { ready: { resumed: missed !== undefined, lastId: newestId ?? null } };
    socket.send(JSON.stringify(ready));
    socket.release();
  }

  leave(socket: LiveSocket): void {
    for (const share of this.#shares) if (share.delete(socket)) break;
    this.#rooms.leave(socket);
  }

  dispatch(event: StoredEvent): void {
    const text = textOf(event);
    for (const socket of this.#rooms.socketsIn(event.room)) this.#tell(socket, event, text);
  }

  #tell(socket: LiveSocket, event: StoredEvent, text: string): void {
    if (event.name === 'session.ended') {
      socket.deliver(event, text);
      const { data } = z.safeParse(endedPayload, event.payload);
      socket.close(liveCloseCodes.notAdmitted, String(data?.code ?? codes.tokenEnded));
      return;
    }
    if (event.name === 'access.changed') socket.admittedAtMs = stale;
    const isOld = performance.now() - socket.admittedAtMs > this.#options.recheckAfterMs;
    if (isOld && !socket.isHeld) void this.#recheck(socket);
    socket.deliver(event, text);
  }

  /** Asks again who this is. Meanwhile nothing is sent, and what came is sent only if it is still allowed. */
  async #recheck(socket: LiveSocket): Promise<void> {
    socket.hold();
    try {
      do {
        socket.admittedAtMs = performance.now();
        const admission = await this.#options.admit(socket.token);
        this.#rooms.leave(socket);
        socket.admission = admission;
        if (socket.isOpen) this.#rooms.enter(socket);
      } while (socket.admittedAtMs === stale);
      socket.release();
    } catch (error) {
      closeAfterFailure(this.#options.log, socket, error);
    }
  }

  pingNextShare(): void {
    for (const socket of this.#shares[this.#seconds++ % livePingSeconds] ?? []) socket.ping();
  }

  closeAll(code: number): void {
    for (const socket of this.#sockets()) socket.close(code);
  }

  terminateAll(): void {
    for (const socket of this.#sockets()) socket.terminate();
  }

  listRooms(): string[] {
    return this.#rooms.names();
  }

  countSockets(): number {
    return this.#shares.reduce((count, share) => count + share.size, 0);
  }

  #sockets(): LiveSocket[] {
    return this.#shares.flatMap((share) => [...share]);
  }
}

/** After a refusal for good, after a failure of ours for a while (1013). */
export function closeAfterFailure(
  log: Log,
  socket: { close(code: number, reason: string): void },
  error: unknown,
): void {
  if (error instanceof Refusal) {
    socket.close(liveCloseCodes.notAdmitted, String(codes[error.codeName]));
    return;
  }
  log.error({ err: error }, 'a live line could not be served');
  socket.close(1013, '');
}
