import type { Access, CallShape } from '@tapwright/contracts/call';
import type { Transaction } from '../../platform/db/database.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { openLog, type RecordRow, type RowFacts } from './open-log.ts';
import { lockAccount } from './members-lock-store.ts';
import type { Endings, Outcome } from './outcome.ts';
import { runWrite } from './run-write.ts';

type StaffCall = CallShape & { access: Extract<Access, { to: 'staff' }> };
/** With a team the row stands in that team's log. */
type StaffRow = RowFacts & { teamId?: number };
export type StaffWrite = PersonContext & Endings & { tx: Transaction; record: RecordRow<StaffRow> };

/** A change by staff, who must still be staff under the lock. */
export async function staffWrite<Result>(
  context: PersonContext,
  _call: StaffCall,
  work: (write: StaffWrite) => Promise<Outcome<Result>>,
): Promise<Result> {
  const { userId, isStaff, hasSecondFactor } = context.person;
  if (!isStaff) throw new Refusal('notPermitted');
  if (!hasSecondFactor) throw new Refusal('secondFactorNeeded');
  return runWrite(context.database, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account?.isStaff !== true || account.frozenAt !== null) throw new Refusal('notPermitted');
    const opened = openLog<StaffRow>(tx, (row) => ({
      ...row,
      by: { kind: 'staff', userId },
      from: context,
    }));
    return work({ ...context, ...opened, tx });
  });
}
