import type { Database, Transaction } from './database.ts';

/** All that is read in it is of one moment, whatever is written meanwhile. */
export async function runSnapshot<Result>(
  { write }: Pick<Database, 'write'>,
  read: (db: Transaction) => Promise<Result>,
): Promise<Result> {
  return write.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
