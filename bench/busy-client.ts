import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { SandboxProcess } from './sandbox-process.ts';

const tokenLifeMs = 3_600_000;
/** A token is good for an hour of a clock that may run a thousand times as fast: renew it early. */
const renewAfterMs = tokenLifeMs / 2;

const clock = z.object({ now: z.string() });

/** A client of both APIs that signs in again when its token grows old, and counts what goes wrong. */
export class BusyClient {
  readonly #sandbox: SandboxProcess;
  readonly failures = new Map<string, number>();
  readonly slowestMs = { write: 0, read: 0 };
  requests = 0;
  /** How often a token ended before its time was thought to be up. */
  signedInAnew = 0;
  #token = '';
  #signedInAt = Number.NEGATIVE_INFINITY;

  constructor(sandbox: SandboxProcess) {
    this.#sandbox = sandbox;
  }

  /** What the sandbox's clock says. */
  async now(): Promise<number> {
    const response = await fetch(`${this.#sandbox.origin}/sandbox/clock`);
    return Date.parse(z.parse(clock, await response.json()).now);
  }

  async newer(method: string, path: string, body?: object): Promise<unknown> {
    return this.#ask(method, `/v1${path}`, `adAccountId=${this.#sandbox.adAccountId}`, body);
  }

  async older(method: string, path: string, body?: object): Promise<unknown> {
    return this.#ask(method, `/api/v5${path}`, `orgId=${this.#sandbox.v5OrgId}`, body);
  }

  async #renew(): Promise<void> {
    const now = await this.now();
    if (now - this.#signedInAt < renewAfterMs) return;
    this.#token = await this.#sandbox.signIn(now);
    this.#signedInAt = now;
  }

  async #ask(method: string, path: string, context: string, body: object | undefined): Promise<unknown> {
    await this.#renew();
    const startedAt = performance.now();
    let response = await this.#send(method, path, context, body);
    // An hour of a fast clock is over in seconds: who waited long in the line signs in anew, and asks once more.
    if (response.status === 401) {
      this.#signedInAt = Number.NEGATIVE_INFINITY;
      this.signedInAnew += 1;
      await this.#renew();
      response = await this.#send(method, path, context, body);
    }
    const answer: unknown = await response.json();
    this.requests += 1;
    const kind = /query|find|report/.test(path) || method === 'GET' ? 'read' : 'write';
    this.slowestMs[kind] = Math.max(this.slowestMs[kind], performance.now() - startedAt);
    if (response.status !== 200) this.#fail(`${method} ${path} ${response.status}`);
    return answer;
  }

  async #send(method: string, path: string, context: string, body: object | undefined): Promise<Response> {
    return fetch(this.#sandbox.origin + path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        'X-AP-Context': context,
        'Content-Type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  #fail(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }
}

/** Does one thing after another until it is told to stop, with a breath between. */
export async function keepBusy(
  turns: readonly (() => Promise<unknown>)[],
  pauseMs: number,
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await turns[turn % turns.length]?.();
    await wait(pauseMs);
  }
}
