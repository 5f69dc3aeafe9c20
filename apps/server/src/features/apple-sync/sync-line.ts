import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import type { Database } from '../../platform/db/database.ts';
import type { SyncAccountRow } from './sync-store.ts';

/** One ad account with the way to Apple: all that a step needs. */
export type SyncLine = {
  database: Database;
  account: SyncAccountRow;
  calls: AdAccountCalls;
  /** Apple's time. */
  now: () => Date;
  /** Apple's number for our API user, where known: what it did is not from outside. */
  ownUserId: string | undefined;
  signal: AbortSignal;
};
