import type { Finding, RefusalReason } from '@tapwright/domain/ad-verdicts';
import { can } from '@tapwright/contracts/roles';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { reserveBudgets, type WeighedBudgets } from '../../reserves/index.ts';
import type { TeamWrite } from '../../writes/index.ts';
import type { SetKey } from '../sets/change-sets-store.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import { type BudgetOfEdit, listBudgets } from './list-budgets.ts';

export type Unpaid = { place: number; finding: Finding<RefusalReason> };

/** What a set lets its campaigns spend is reserved in its own commit; of what is not covered it says why. */
export async function takePayment(
  tx: Transaction,
  deps: Deps,
  key: SetKey,
  plan: Pick<Plan, 'planned' | 'ads'>,
): Promise<{ isPaid: boolean; unpaid: Unpaid[] }> {
  const wanted = listBudgets(plan);
  if (wanted.length === 0) return { isPaid: false, unpaid: [] };
  const weighed = await reserveBudgets(tx, deps, { ...key, at: deps.clock.now() }, wanted);
  return { isPaid: (weighed.needed ?? 0) > 0, unpaid: listUnpaid(wanted, weighed) };
}

function listUnpaid(
  wanted: readonly BudgetOfEdit[],
  { budgets, needed, available, currency }: WeighedBudgets,
): Unpaid[] {
  return wanted.flatMap(({ place, field }, at): Unpaid[] => {
    const weighed = budgets[at];
    if (weighed === undefined || weighed.isCovered) return [];
    if (weighed.missing === null || needed === null)
      return [{ place, finding: { field, reason: 'rateMissing' } }];
    const short = `${toAmount(moneyOf(needed - available, currency))} ${currency === 'CNY' ? 'RMB' : currency}`;
    return [{ place, finding: { field, reason: 'balanceTooLow', values: { short } } }];
  });
}

/** Whoever commits pays, or all of it is refused with what is missing. */
export async function payForSet(
  write: TeamWrite,
  key: SetKey,
  plan: Pick<Plan, 'planned' | 'ads'>,
  pathOf: (place: number) => string,
): Promise<void> {
  const { isPaid, unpaid } = await takePayment(write.tx, write, key, plan);
  if (unpaid.length > 0)
    throw new Refusal('badInput', {
      fields: Object.fromEntries(
        unpaid.map(({ place, finding: { field, reason, values } }) => [
          `${pathOf(place)}.${field}`,
          { key: `changes:refusals.${reason}`, ...(values && { values: { ...values } }) },
        ]),
      ),
    });
  if (isPaid && !can(write.membership.role, 'finance.pay')) throw new Refusal('notPermitted');
}
