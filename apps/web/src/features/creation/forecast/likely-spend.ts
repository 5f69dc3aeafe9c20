import type { CampaignRow } from '@tapwright/contracts/report-rows';
import { amountOfMicros } from '@tapwright/domain/money';

export type Judged = Pick<
  CampaignRow,
  'name' | 'currency' | 'countries' | 'trend' | 'localSpendAmount' | 'accountSpendAmount'
>;
type New = { readonly countries: readonly string[]; readonly dailyCap: string };

const fewestDays = 7;
/** From here on a range is told in whole units. */
const wholeFrom = 10;

/**
 * What the middle half of its days cost another campaign of the app of late: one that shares a storefront, else the one
 * that spent most. No higher than the new cap.
 */
export function likelySpend(rows: readonly Judged[], { countries, dailyCap }: New) {
  const judgeable = rows.flatMap((row) => {
    const days = listDays(row);
    return days.filter((micros) => micros > 0).length < fewestDays ? [] : [{ row, days }];
  });
  const shares = ({ row }: { row: Judged }) => row.countries.some((country) => countries.includes(country));
  const chosen = judgeable.find(shares) ?? judgeable[0];
  const cap = Number(dailyCap);
  if (chosen === undefined || !(cap > 0)) return undefined;
  const { name, currency } = chosen.row;
  const at = (share: number) => {
    const units = Math.min(quantile(chosen.days, share) / 1_000_000, cap);
    const amount = units < wholeFrom ? amountOfMicros(units * 1_000_000, currency) : units.toFixed(0);
    return { amount, currency };
  };
  return { low: at(0.25), high: at(0.75), name };
}

/** In micros of the ad account's currency, the cheapest first; a row's days are in the unit of the list. */
function listDays({ trend = [], localSpendAmount, accountSpendAmount }: Judged): number[] {
  if (!localSpendAmount || !accountSpendAmount) return [];
  const worth = accountSpendAmount / localSpendAmount;
  return trend
    .filter((micros) => micros !== null)
    .map((micros) => micros * worth)
    .toSorted((one, other) => one - other);
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
