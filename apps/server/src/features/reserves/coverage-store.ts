import { type Currency, currencyDecimals } from '@tapwright/domain/currencies';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import { listNewestRates } from '../exchange-rates/index.ts';
import type { Book } from '../ledger/index.ts';

/** What the smallest unit of a currency is worth in the smallest of the book's, exactly; undefined without a rate. */
export async function findWorth(
  db: Connection,
  { currency: into }: Book,
  currency: Currency,
  until: string,
): Promise<string | undefined> {
  if (currency === into) return '1';
  const [rate] = await listNewestRates(db, { currencies: [currency], into, until });
  if (rate === undefined) return undefined;
  const shift = currencyDecimals[into] - currencyDecimals[currency];
  const { rows } = await sql<{ worth: string }>`
    select (${rate.worth}::numeric * power(10::numeric, ${shift}::int))::text as worth`.execute(db);
  return rows[0]?.worth;
}

export type CampaignMoney = {
  /** Up to which total budget it is covered, and what it has spent of it: in the ad account's currency. */
  coveredMinor: number;
  spentMinor: number;
  /** In the team's. */
  left: number;
  /** What is missing in the reserve for a budget at a worth. */
  missing: number;
};

/** A campaign that never had any money stands at zero. */
export async function readCampaignMoney(
  db: Connection,
  { teamId, currency }: Book,
  { campaignId, budgetMinor, worth }: { campaignId: string; budgetMinor: number; worth: string },
): Promise<CampaignMoney> {
  const { rows } = await sql<CampaignMoney>`
    select m.*, greatest(0, ceil(greatest(${budgetMinor}::bigint - m."spentMinor", 0) * ${worth}::numeric) - m.left)::bigint
      as missing
    from (
      select
        coalesce((select c.budget_minor from reserve_coverages c
          where c.team_id = r.team_id and c.reserve_id = r.reserve_id order by c.number desc limit 1), 0) as "coveredMinor",
        coalesce((select sum(d.spent_minor) from booked_days d
          where d.team_id = r.team_id and d.reserve_id = r.reserve_id), 0)::bigint as "spentMinor",
        coalesce((select p.reserve_balance_after from ledger_postings p
          where p.team_id = r.team_id and p.currency = ${currency} and p.reserve_id = r.reserve_id
            and p.account = 'reserved' order by p.number desc, p.line desc limit 1), 0) as left
      from (select) as one
      left join ledger_reserves r on r.team_id = ${teamId} and r.campaign_id = ${campaignId}::bigint
    ) m`.execute(db);
  const [money] = rows;
  if (money === undefined) throw new TypeError('One row always has an answer.');
  return money;
}

export type NewCoverage = {
  teamId: number;
  reserveId: number;
  budgetMinor: number;
  worth: string;
  changeSetId?: number;
  at: Date;
};

export async function insertCoverage(
  tx: Transaction,
  { teamId, reserveId, budgetMinor, worth, changeSetId, at }: NewCoverage,
): Promise<void> {
  await tx
    .insertInto('reserveCoverages')
    .values({ teamId, reserveId, budgetMinor, worth, changeSetId: changeSetId ?? null, createdAt: at })
    .execute();
}

/** Its id has come from Apple: its money goes with it. */
export async function renameReserves(
  tx: Transaction,
  teamId: number,
  given: readonly { localId: string; appleId: string }[],
): Promise<void> {
  for (const { localId, appleId } of given)
    await sql`
      update ledger_reserves set campaign_id = ${appleId}::bigint
      where team_id = ${teamId} and campaign_id = ${localId}::bigint`.execute(tx);
}

/** The highest budget, in its own smallest unit, that an amount in the team's reaches for. */
export async function findStartable(db: Connection, available: number, worth: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select floor(${available}::bigint / ${worth}::numeric)::bigint as minor`.execute(db);
  return rows[0]?.minor ?? 0;
}
