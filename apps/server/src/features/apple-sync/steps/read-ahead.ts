import { performStep } from './perform-step.ts';
import type { StepResult } from './step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { NextStep } from '../sync-store.ts';

/** Apple works out the next measures while those before them are being written. Other steps wait for what is written. */
export class ReadAhead {
  #pending: { stepId: number; result: Promise<StepResult> } | undefined;

  async take(line: SyncLine, { stepId, step }: NextStep): Promise<StepResult> {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending?.stepId === stepId ? pending.result : performStep(line, step);
  }

  begin(line: SyncLine, { step }: NextStep, following: NextStep | undefined): void {
    if (step.do !== 'facts' || following?.step.do !== 'facts') return;
    const result = performStep(line, following.step);
    // If it fails, that is met when its turn comes.
    result.catch(() => undefined);
    this.#pending = { stepId: following.stepId, result };
  }

  /** Nothing is under way any more. */
  async end(): Promise<void> {
    await this.#pending?.result.catch(() => undefined);
  }
}
