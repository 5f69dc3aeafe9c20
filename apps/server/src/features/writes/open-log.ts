import type { OperationName } from '@tapwright/contracts/operations';
import type { Transaction } from '../../platform/db/database.ts';
import { logOperation, type Operation } from '../operation-log/index.ts';
import { type Endings, Outcome } from './outcome.ts';

/** A row of the operation log that was written in this transaction. */
export type LoggedRow = { done: <Result>(result: Result) => Outcome<Result> };

/** What was changed, by id and by the name it had; then what was changed of it. */
export type RowFacts = Pick<Operation, 'alsoTypes' | 'subject' | 'before' | 'after'>;

export type RecordRow<Row> = (operation: OperationName, row: Row) => Promise<LoggedRow>;

/** The log and the endings of one attempt of a transaction. */
export function openLog<Row extends RowFacts>(
  tx: Transaction,
  describe: (row: Row) => Omit<Operation, 'operation'>,
): { record: RecordRow<Row> } & Endings {
  let rows = 0;
  const end = <Result>(result: Result) => new Outcome(tx, () => result);
  return {
    record: async (operation, row) => {
      await logOperation(tx, { operation, ...describe(row) });
      rows += 1;
      return { done: end };
    },
    unchanged: (result) => {
      if (rows > 0) throw new TypeError('What has a row in the operation log was changed.');
      return end(result);
    },
    withoutRow: (_why, result) => end(result),
    refuseAfterwards: (_why, refusal) =>
      new Outcome(tx, (): never => {
        throw refusal;
      }),
  };
}
