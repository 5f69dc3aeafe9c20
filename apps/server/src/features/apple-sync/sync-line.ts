import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
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
  /** How often what changed and the last days are read. */
  everyMinutes: number;
  signal: AbortSignal;
  log: Log;
  /** Throws once the campaign group is detached; until the transaction's end it cannot be. Each one that writes begins with it. */
  lockAccount: (tx: Transaction) => Promise<void>;
  /** A campaign we knew was removed at Apple. */
  announceRemoved: (tx: Transaction, campaign: { campaignId: string; name: string }) => Promise<void>;
};
