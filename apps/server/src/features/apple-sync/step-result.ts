import type { CopyTransaction } from '../../platform/db/run-copy-transaction.ts';
import type { Room } from '../reports/index.ts';
import type { SyncStep } from './sync-step.ts';

/** What a step has read, and how it is written: in one transaction with the end of the step. */
export type StepResult = {
  /** Tables that have to be there before. */
  room?: Room | undefined;
  write: (transaction: CopyTransaction) => Promise<{ rowCount: number; next?: readonly SyncStep[] }>;
};
