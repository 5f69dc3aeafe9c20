import type { Currency } from '@tapwright/domain/currencies';
import { dayIn } from '@tapwright/domain/zones';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { findBook, findOrMakeReserve, lockBook, readAccounts, reserveBudget } from '../ledger/index.ts';
import { findWorth, insertCoverage, readCampaignMoney } from './coverage-store.ts';

/** A campaign that is to run, and up to which total budget, in its ad account's currency. */
export type WantedBudget = { campaignId: string; budgetMinor: number; currency: Currency };

export type WeighedBudget = WantedBudget & {
  worth: string | undefined;
  coveredMinor: number;
  /** What has to be reserved, in the smallest unit of the team's currency; null where no rate is known. */
  missing: number | null;
  /** Whether what is available reaches for it and for those before it. */
  isCovered: boolean;
};
export type WeighedBudgets = {
  currency: 'USD' | 'CNY';
  available: number;
  reserved: number;
  /** Of all of them; null where a currency has no rate. */
  needed: number | null;
  budgets: WeighedBudget[];
};

/** What it takes to let these campaigns run, against what the team has. */
export async function weighBudgets(
  db: Connection,
  deps: Deps,
  teamId: number,
  wanted: readonly WantedBudget[],
): Promise<WeighedBudgets> {
  const book = await findBook(db, teamId);
  const until = dayIn('UTC', estimateAppleTime(deps));
  const balances = await readAccounts(db, book, ['available', 'reserved']);
  const available = balances.get('available') ?? 0;
  const reserved = balances.get('reserved') ?? 0;
  const budgets: WeighedBudget[] = [];
  let needed: number | null = 0;
  for (const one of wanted) {
    const worth = await findWorth(db, book, one.currency, until);
    const money = worth === undefined ? undefined : await readCampaignMoney(db, book, { ...one, worth });
    const missing = money?.missing ?? null;
    needed = needed === null || missing === null ? null : needed + missing;
    const isCovered = missing === 0 || (needed !== null && needed <= available);
    budgets.push({ ...one, worth, coveredMinor: money?.coveredMinor ?? 0, missing, isCovered });
  }
  return { currency: book.currency, available, reserved, needed, budgets };
}

type Reserving = { teamId: number; changeSetId: number; at: Date };

/** In the transaction of the commit. What is not covered is not reserved; whoever calls does not let it run. */
export async function reserveBudgets(
  tx: Transaction,
  deps: Deps,
  { teamId, changeSetId, at }: Reserving,
  wanted: readonly WantedBudget[],
): Promise<WeighedBudgets> {
  const book = await findBook(tx, teamId);
  if (wanted.length > 0) await lockBook(tx, book);
  const weighed = await weighBudgets(tx, deps, teamId, wanted);
  for (const { campaignId, budgetMinor, missing, isCovered, worth, coveredMinor } of weighed.budgets) {
    if (!isCovered || missing === null || worth === undefined) continue;
    const reserveId = await findOrMakeReserve(tx, teamId, Number(campaignId));
    const key = `reserve ${changeSetId} ${reserveId}`;
    if (missing > 0)
      await reserveBudget(tx, { ...book, campaignId: Number(campaignId), amount: missing, key, at });
    if (missing > 0 || coveredMinor !== budgetMinor)
      await insertCoverage(tx, { teamId, reserveId, budgetMinor, worth, changeSetId, at });
  }
  if (weighed.needed !== 0) await deps.live.publishTeam(tx, teamId, 'finance.changed');
  return weighed;
}
