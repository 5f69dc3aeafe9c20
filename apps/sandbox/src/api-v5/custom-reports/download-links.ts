import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../control/clock.ts';

const goodForMs = 90_000;

/** Addresses that need no token, because they are signed and soon end. */
export class DownloadLinks {
  readonly #secret: Uint8Array;
  readonly #clock: Clock;

  constructor(secret: Uint8Array, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** Good for 90 seconds, of the machine's time where the clock runs faster. */
  parametersOf(reportId: number): string {
    const until = Math.ceil(this.#clock.now() + goodForMs * Math.max(1, this.#clock.speed));
    return new URLSearchParams({ until: String(until), signature: this.#sign(reportId, until) }).toString();
  }

  allows(
    reportId: number,
    { until, signature }: { until?: string | undefined; signature?: string | undefined },
  ): boolean {
    const expected = Buffer.from(this.#sign(reportId, Number(until)));
    const sent = Buffer.from(signature ?? '');
    return (
      sent.length === expected.length && timingSafeEqual(sent, expected) && this.#clock.now() <= Number(until)
    );
  }

  #sign(reportId: number, until: number): string {
    return createHmac('sha256', this.#secret).update(`report ${reportId} ${until}`).digest('base64url');
  }
}
