import type { Database, Transaction } from '../../platform/db/database.ts';
import { type CopyTransaction, runCopyTransaction } from '../../platform/db/run-copy-transaction.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { type RecordRow, openLog, type RowFacts } from './open-log.ts';

type SystemRow = RowFacts & {
  teamId?: number;
  /** Whose wish it is carried out for; without one it is the server's own doing, unless it was found. */
  userId?: number;
  isFromOutside?: boolean;
  from?: { address: string; requestId: string };
};
export type SystemWrite = { tx: Transaction; record: RecordRow<SystemRow> };
export type SystemCopy = CopyTransaction & SystemWrite;

/** The timetable, a job, the start or a command: nobody is there who could be allowed or refused, and `why` says so. */
export async function systemWrite<Result>(
  { database }: { database: Database },
  _why: string,
  work: (write: SystemWrite) => Promise<Result>,
): Promise<Result> {
  return runTransaction(database, (tx) => work(open(tx)));
}

/** The same with rows by COPY. */
export async function systemCopy<Result>(
  { database }: { database: Database },
  _why: string,
  work: (write: SystemCopy) => Promise<Result>,
): Promise<Result> {
  return runCopyTransaction(database, (transaction) => work({ ...transaction, ...open(transaction.tx) }));
}

function open(tx: Transaction): SystemWrite {
  const { record } = openLog<SystemRow>(tx, ({ userId, isFromOutside = false, ...row }) => ({
    ...row,
    by: userId === undefined ? { kind: isFromOutside ? 'outside' : 'job' } : { kind: 'person', userId },
  }));
  return { tx, record };
}
