import type { Transaction } from '../../platform/db/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

/** What a write came to. Nobody can make one but the write's own log and endings, so none commits without saying. */
export class Outcome<Result> {
  readonly #tx: Transaction;
  readonly #end: () => Result;

  constructor(tx: Transaction, end: () => Result) {
    this.#tx = tx;
    this.#end = end;
  }

  /** Before the commit: of this very attempt, and not of another write or of none. */
  static check(outcome: unknown, tx: Transaction): void {
    if (outcome instanceof Outcome && outcome.#tx === tx) return;
    throw new TypeError('A write ends with a row of its log, or says why it has none.');
  }

  /** After the commit. */
  read(): Result {
    return this.#end();
  }
}

export type Endings = {
  /** Nothing was changed, so there is nothing to log. */
  unchanged: <Result>(result: Result) => Outcome<Result>;
  /** For what needs no row in the operation log, and `why`. */
  withoutRow: <Result>(why: string, result: Result) => Outcome<Result>;
  /** What was written stays, and whoever asked is refused; `why` it needs no row in the operation log. */
  refuseAfterwards: (why: string, refusal: Refusal) => Outcome<never>;
};
