import type { PaymentView } from '@tapwright/contracts/change-payment';
import { can } from '@tapwright/contracts/roles';
import { type Currency, currencyName } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findStartable, weighBudgets, type WeighedBudgets } from '../../reserves/index.ts';
import type { Plan } from '../planning/plan-in-scope.ts';
import { listBudgets } from './list-budgets.ts';

const view = (minor: number, currency: Currency) => ({
  amount: toAmount(moneyOf(minor, currency)),
  currency: currencyName(currency),
});

/** What a set would reserve if it were committed now; undefined where nothing of it is paid for by us. */
export async function viewPayment(
  db: Connection,
  context: Deps & Pick<TeamContext, 'membership'>,
  plan: Pick<Plan, 'planned' | 'ads'>,
): Promise<PaymentView | undefined> {
  const wanted = listBudgets(plan);
  if (wanted.length === 0) return undefined;
  const { teamId, role } = context.membership;
  const weighed = await weighBudgets(db, context, teamId, wanted);
  const { needed, available, reserved, currency } = weighed;
  const isShort = needed === null || needed > available;
  const maySee = can(role, 'finance.pay') || can(role, 'finance.see');
  return {
    needed: needed === null ? null : view(needed, currency),
    short: needed !== null && isShort ? view(needed - available, currency) : null,
    mayPay: can(role, 'finance.pay'),
    available: maySee ? view(available, currency) : null,
    reserved: maySee ? view(reserved, currency) : null,
    startable: maySee && isShort ? await viewStartable(db, weighed) : null,
  };
}

async function viewStartable(db: Connection, { budgets, available }: WeighedBudgets) {
  const [one, ...others] = budgets;
  if (one?.worth === undefined || others.length > 0) return null;
  const minor = await findStartable(db, available, one.worth);
  return minor <= 0 ? null : view(minor, one.currency);
}
