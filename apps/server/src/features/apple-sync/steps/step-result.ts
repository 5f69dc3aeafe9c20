import type { Room } from '../../measures/index.ts';
import type { SystemCopy } from '../../writes/index.ts';
import type { SyncStep } from '../pass/sync-step.ts';

/** What a step has read, and how it is written: in one transaction with the end of the step. */
export type StepResult = {
  /** Tables that have to be there before. */
  room?: Room | undefined;
  write: (transaction: SystemCopy) => Promise<{ rowCount: number; next?: readonly SyncStep[] }>;
};
