import type { ParsedQueryOf } from '@tapwright/contracts/call';
import type { findMonthlySpend as findMonthlySpendCall, MonthlySpend } from '@tapwright/contracts/finance';
import { findCurrency } from '@tapwright/domain/currencies';
import { addDays, getDay } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { TeamContext } from '../../platform/http/context.ts';
import { findReportDay } from '../apple-sync/index.ts';
import { listNewestRates } from '../exchange-rates/index.ts';
import { type MonthSpend, readSpendByMonth, type Spend, unread } from '../reports/index.ts';
import { getSettlingTeam } from './settling-team-store.ts';

type Query = Pick<ParsedQueryOf<typeof findMonthlySpendCall>, 'startTime' | 'endTime' | 'unit'>;

/** What was spent, whoever pays Apple. Today is left out: it is not over. */
export async function findMonthlySpend(context: TeamContext, query: Query): Promise<MonthlySpend> {
  const { database, membership } = context;
  const currency = query.unit ?? (await getSettlingTeam(database.read, membership.teamId)).currencyType;
  const range = await cutToWholeDays(context, query);
  const { months, accounts, edges } = await readSpendByMonth(context, range, currency);
  const groups = accounts.map(({ account, months: ofMonths, total }) => ({
    campaignGroupId: account.campaignGroupId,
    name: account.name,
    isDetached: account.detachedAt !== null,
    currency: account.currency,
    timeZone: account.timeZone,
    months: ofMonths.map(viewMonth),
    acrossMonths: viewSpend(leftOf(total, ofMonths)),
    total: viewSpend(total),
  }));
  const into = currency === 'RMB' ? 'CNY' : 'USD';
  const currencies = new Set(
    accounts.map(({ account }) => findCurrency(account.currency) ?? account.currency),
  );
  currencies.delete(into);
  const rates = await listNewestRates(database.read, { currencies: [...currencies], into, until: range.to });
  return {
    currency,
    ...range,
    months,
    groups,
    totals: {
      months: months.map((_, place) => addUp(accounts.flatMap((each) => each.months[place] ?? [])).amount),
      acrossMonths: addUp(accounts.map(({ total, months: ofMonths }) => leftOf(total, ofMonths))).amount,
      total: addUp(accounts.map(({ total }) => total)).amount,
    },
    rates: rates.map((rate) => ({ ...rate, worth: Number(rate.worth).toPrecision(6) })),
    edges,
  };
}

const viewSpend = ({ amount, own }: Spend) => ({ inTeamCurrency: amount, inOwnCurrency: own });

const viewMonth = ({ notRead, inWeeks, ...spend }: MonthSpend) => ({ ...viewSpend(spend), notRead, inWeeks });

/** Of what was read: null where any of it has no rate, and where nothing was read at all. */
function addUp(all: readonly Spend[]): Spend {
  const read = all.filter(({ own }) => own !== null);
  if (read.length === 0 && all.length > 0) return unread;
  return {
    amount: read.some(({ amount }) => amount === null)
      ? null
      : read.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    own: read.reduce((sum, { own }) => sum + (own ?? 0), 0),
  };
}

function leftOf(total: Spend, months: readonly Spend[]): Spend {
  if (total.own === null) return total;
  const { amount, own } = addUp(months);
  // Months of which nothing was read by itself may still be reported by weeks.
  if (own === null) return total;
  return {
    amount: total.amount === null || amount === null ? null : total.amount - amount,
    own: total.own - own,
  };
}

/** Up to the last day that is over in every ad account's zone. */
async function cutToWholeDays(context: TeamContext, { startTime, endTime }: Query): Promise<DayRange> {
  const last = addDays(await findReportDay(context, context.membership.teamId, 'ORTZ'), -1);
  const to = endTime < last ? getDay(endTime) : last;
  return { from: startTime < to ? getDay(startTime) : to, to };
}
