import type { Transaction } from '../../platform/db/database.ts';
import type { Context, PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type RecordRow, openLog, type RowFacts } from './open-log.ts';
import type { Endings, Outcome } from './outcome.ts';
import { runWrite } from './run-write.ts';

/** Without a team the row belongs to whoever acted and to whom `subject.userId` names. */
type PersonRow = RowFacts & { teamId?: number };
export type PersonWrite = PersonContext & Endings & { tx: Transaction; record: RecordRow<PersonRow> };

/** A person changes what is their own. */
export async function personWrite<Result>(
  context: PersonContext,
  work: (write: PersonWrite) => Promise<Outcome<Result>>,
): Promise<Result> {
  const { userId } = context.person;
  if (userId <= 0) throw new Refusal('noToken');
  return runWrite(context.database, (tx) => {
    const opened = openLog<PersonRow>(tx, (row) => ({
      ...row,
      by: { kind: 'person', userId },
      from: context,
    }));
    return work({ ...context, ...opened, tx });
  });
}

/** Who acts turns out on the way: they register, or come in. */
type AnyoneRow = RowFacts & { userId: number };
export type AnyoneWrite = Context & Endings & { tx: Transaction; record: RecordRow<AnyoneRow> };

/** A change that needs nobody to be signed in. */
export async function anyoneWrite<Result>(
  context: Context,
  work: (write: AnyoneWrite) => Promise<Outcome<Result>>,
): Promise<Result> {
  return runWrite(context.database, (tx) => {
    const opened = openLog<AnyoneRow>(tx, ({ userId, ...row }) => ({
      ...row,
      by: { kind: 'person', userId },
      from: context,
    }));
    return work({ ...context, ...opened, tx });
  });
}
