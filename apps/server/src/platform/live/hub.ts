import { codes } from '@tapwright/contracts/codes';
import { liveCloseCodes, livePingSeconds, type LiveReady } from '@tapwright/contracts/live';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log/log.ts';
import { findNewestEventId, listMissedEvents, type StoredEvent } from './live-event-store.ts';
import { type Admission, type LiveSocket, textOf } from './live-socket.ts';
import { Rooms, userRoom } from './rooms.ts';

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
  #accessChangedAtMs = stale;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  /**
   * Enters first and reads what was missed after, so that nothing falls between the two. Whoever's access changed
   * before they entered was not told of it here, so after any such change it is asked again who they are.
   */
  async welcome(socket: LiveSocket, lastId: number | undefined): Promise<void> {
    const { database } = this.#options;
    socket.pause();
    this.#shares[this.#entered++ % livePingSeconds]?.add(socket);
    this.#rooms.enter(socket);
    let newestId: number | undefined;
    let missed: StoredEvent[] | undefined;
    do {
      if (socket.admittedAtMs <= this.#accessChangedAtMs) await this.#admit(socket);
      newestId = await findNewestEventId(database.write);
      if (lastId !== undefined)
        missed = await listMissedEvents(database.write, lastId, socket.admission.rooms);
    } while (socket.admittedAtMs === stale);
    if (missed !== undefined) socket.resume(missed);
    const ready: LiveReady = { ready: { resumed: missed !== undefined, lastId: newestId ?? null } };
    socket.send(JSON.stringify(ready));
    socket.release();
  }

  leave(socket: LiveSocket): void {
    for (const share of this.#shares) if (share.delete(socket)) break;
    this.#rooms.leave(socket);
  }

  dispatch(event: StoredEvent): void {
    if (event.name === 'access.changed') this.#accessChangedAtMs = performance.now();
    const text = textOf(event);
    for (const socket of this.#rooms.socketsIn(event.room)) this.#send(socket, event, text);
  }

  #send(socket: LiveSocket, event: StoredEvent, text: string): void {
    if (event.name === 'session.ended') {
      socket.deliver(event, text);
      const { data } = z.safeParse(endedPayload, event.payload);
      socket.close(liveCloseCodes.notAdmitted, String(data?.code ?? codes.tokenEnded));
      return;
    }
    if (event.name === 'access.changed') socket.admittedAtMs = stale;
    const isOld = performance.now() - socket.admittedAtMs > this.#options.recheckAfterMs;
    if (isOld && !socket.isHeld) void this.#recheck(socket, event.id);
    socket.deliver(event, text);
  }

  /**
   * Asks again who this is. Meanwhile nothing is sent, and what came is sent only if it is still allowed. What was said
   * since in a room they are new to passed them by, so it is read.
   */
  async #recheck(socket: LiveSocket, sinceId: number): Promise<void> {
    const known = new Set(socket.admission.rooms);
    let missed: StoredEvent[] = [];
    socket.pause();
    try {
      do {
        await this.#admit(socket);
        const entered = socket.admission.rooms.filter((room) => !known.has(room));
        const { write } = this.#options.database;
        missed = entered.length === 0 ? [] : ((await listMissedEvents(write, sinceId, entered)) ?? []);
      } while (socket.admittedAtMs === stale);
      socket.resume(missed);
      socket.release();
    } catch (error) {
      closeAfterFailure(this.#options.log, socket, error);
    }
  }

  async #admit(socket: LiveSocket): Promise<void> {
    socket.admittedAtMs = performance.now();
    const admission = await this.#options.admit(socket.token);
    this.#rooms.leave(socket);
    socket.admission = admission;
    if (socket.isOpen) this.#rooms.enter(socket);
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

  countLinesOf(userId: number): number {
    return this.#rooms.socketsIn(userRoom(userId)).length;
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
