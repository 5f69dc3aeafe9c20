import { performStep } from './perform-step.ts';
import type { StepResult } from './step-result.ts';
import type { SyncLine } from './sync-line.ts';
import type { NextStep } from './sync-store.ts';

/** So many are asked while the one before them is being written. Each is held in memory until its turn. */
export const mostAhead = 3;

/** Apple works out the next measures while those before them are being written. Other steps wait for what is written. */
export class AskAhead {
  readonly #asked = new Map<number, Promise<StepResult>>();
  /** One after the other: an answer on its way takes far more memory than rows that wait to be written. */
  #last: Promise<unknown> = Promise.resolve();

  /** What the next step brings; those that follow it are asked meanwhile. */
  async take(line: SyncLine, next: NextStep, following: readonly NextStep[]): Promise<StepResult> {
    const result = this.#ask(line, next);
    if (next.step.do === 'facts')
      for (const each of following) {
        if (each.step.do !== 'facts') break;
        // If it fails, that is met when its turn comes.
        this.#ask(line, each).catch(() => undefined);
      }
    try {
      return await result;
    } finally {
      this.#asked.delete(next.stepId);
    }
  }

  #ask(line: SyncLine, { stepId, step }: NextStep): Promise<StepResult> {
    const known = this.#asked.get(stepId);
    if (known) return known;
    const result = this.#last.then(() => performStep(line, step));
    this.#last = result.catch(() => undefined);
    this.#asked.set(stepId, result);
    return result;
  }

  /** Nothing is under way any more. */
  async end(): Promise<void> {
    await Promise.allSettled(this.#asked.values());
  }
}
