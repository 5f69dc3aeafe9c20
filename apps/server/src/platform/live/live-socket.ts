import { liveCloseCodes } from '@tapwright/contracts/live';
import type { WebSocket } from 'ws';
import type { StoredEvent } from './live-event-store.ts';

/** Somebody who takes less than is sent gets this much kept for them, then has to come back and resume. */
const maxBufferedBytes = 256 * 1024;

export type Admission = { userId: number; sessionId: number; rooms: readonly string[] };

/** One line to one person. While `held`, what is sent waits. */
export class LiveSocket {
  readonly token: string;
  readonly #socket: WebSocket;
  admission: Admission;
  admittedAtMs: number;
  #isAnswering = true;
  #held: StoredEvent[] | undefined;
  /** What a resume has sent, because the same may still arrive by notification. Forgotten at the next ping. */
  #resumedIds: Set<number> | undefined;

  constructor(socket: WebSocket, token: string, admission: Admission, nowMs: number) {
    this.#socket = socket;
    this.token = token;
    this.admission = admission;
    this.admittedAtMs = nowMs;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  pause(): void {
    this.#held ??= [];
  }

  /** Sends what was missed, ahead of what waits. */
  resume(missed: readonly StoredEvent[]): void {
    if (missed.length === 0) return;
    for (const event of missed) this.send(textOf(event));
    this.#resumedIds = new Set([...(this.#resumedIds ?? []), ...missed.map(({ id }) => id)]);
  }

  /** Sends what waited, as far as it is still meant for this person. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const event of held) {
      if (this.admission.rooms.includes(event.room)) this.deliver(event);
    }
  }

  /** `text` is the event as it travels, made once for all who hear it. */
  deliver(event: StoredEvent, text = textOf(event)): void {
    if (this.#held !== undefined) this.#held.push(event);
    else if (this.#resumedIds?.has(event.id) !== true) this.send(text);
  }

  send(text: string): void {
    if (this.#socket.bufferedAmount > maxBufferedBytes) this.close(liveCloseCodes.fellBehind);
    else if (this.isOpen) this.#socket.send(text);
  }

  ping(): void {
    this.#resumedIds = undefined;
    if (!this.#isAnswering) return this.#socket.terminate();
    this.#isAnswering = false;
    this.#socket.ping();
  }

  pong(): void {
    this.#isAnswering = true;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  close(code: number, reason = ''): void {
    this.#socket.close(code, reason);
  }
}

export function textOf({ id, name, payload }: StoredEvent): string {
  return JSON.stringify({ id, name, payload });
}
