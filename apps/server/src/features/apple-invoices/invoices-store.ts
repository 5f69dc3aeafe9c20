import type { InvoicedAccount } from '@tapwright/contracts/apple-invoices';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

/** Detached ones too: their last invoice comes after them. */
export async function listInvoicedAccounts(db: Connection): Promise<InvoicedAccount[]> {
  const { rows } = await sql<InvoicedAccount>`
    select distinct on (g.team_id, g.ad_account_id) g.ad_account_id as "adAccountId", g.name, g.team_id as "teamId",
      t.team_name as "teamName", g.currency
    from campaign_groups g join teams t on t.team_id = g.team_id
    where g.delivery_mode <> 'collaborative'
    order by g.team_id, g.ad_account_id, g.campaign_group_id desc`.execute(db);
  return rows;
}

/** Locked, so that two invoices of one ad account are put in one after the other. */
export async function lockInvoicedAccount(
  tx: Transaction,
  adAccountId: string,
): Promise<{ teamId: number; currency: string } | undefined> {
  return tx
    .selectFrom('campaignGroups')
    .select(['teamId', 'currency'])
    .where('adAccountId', '=', adAccountId)
    .where('deliveryMode', '<>', 'collaborative')
    .orderBy('campaignGroupId', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Period = { teamId: number; adAccountId: string; fromDay: string; toDay: string };

/** Of another period that shares a day with this one. */
export async function hasOverlapping(tx: Transaction, period: Period): Promise<boolean> {
  const { teamId, adAccountId, fromDay, toDay } = period;
  const row = await tx
    .selectFrom('appleInvoices')
    .select('invoiceId')
    .where('teamId', '=', teamId)
    .where('adAccountId', '=', adAccountId)
    .where('withdrawnAt', 'is', null)
    .where('fromDay', '<=', toDay)
    .where('toDay', '>=', fromDay)
    .where((one) => one.or([one('fromDay', '<>', fromDay), one('toDay', '<>', toDay)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewInvoice = Period & { number: string; amount: number; file: string; sentBy: number; sentAt: Date };

/** False: another one has this number. */
export async function insertInvoice(tx: Transaction, invoice: NewInvoice): Promise<boolean> {
  const inserted = await tx
    .insertInto('appleInvoices')
    .values(invoice)
    .onConflict((conflict) => conflict.column('number').where('withdrawnAt', 'is', null).doNothing())
    .returning('invoiceId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function lockInvoice(tx: Transaction, invoiceId: number) {
  return tx
    .selectFrom('appleInvoices')
    .select(['number', 'adAccountId', 'withdrawnAt'])
    .where('invoiceId', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
}

export async function withdrawInvoice(
  tx: Transaction,
  invoiceId: number,
  withdrawn: { withdrawnBy: number; withdrawnAt: Date; withdrawnBecause: string },
): Promise<void> {
  await tx.updateTable('appleInvoices').set(withdrawn).where('invoiceId', '=', invoiceId).execute();
}

export async function findInvoiceFile(db: Connection, invoiceId: number) {
  return db
    .selectFrom('appleInvoices')
    .select(['number', 'file'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst();
}

export type ComparedPeriod = InvoicedAccount & {
  timeZone: string;
  fromDay: string;
  toDay: string;
  invoiced: number;
  /** Millionths of the ad account's currency. */
  reportedMicros: number;
  booked: number;
  isWholeRead: boolean;
  invoices: { invoiceId: number; number: string; amount: number; sentBy: string; sentAt: string }[];
};

/** From Apple's reports of these days, and from what was booked of them, in the ad account's own currency. */
export async function listComparedPeriods(db: Connection): Promise<ComparedPeriod[]> {
  const { rows } = await sql<ComparedPeriod>`
    select i.team_id as "teamId", t.team_name as "teamName", i.ad_account_id as "adAccountId", g.name, g.currency,
      g.time_zone as "timeZone", i.from_day::text as "fromDay", i.to_day::text as "toDay",
      sum(i.amount)::bigint as invoiced,
      json_agg(json_build_object('invoiceId', i.invoice_id, 'number', i.number, 'amount', i.amount,
        'sentBy', u.nick_name, 'sentAt', to_char(i.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by i.invoice_id) as invoices,
      coalesce((select sum(d.spend_micros) from campaign_days d
        where d.team_id = i.team_id and d.zone = 'ORTZ' and d.ad_account_id = i.ad_account_id::bigint
          and d.day between i.from_day and i.to_day), 0)::bigint as "reportedMicros",
      coalesce((select sum(b.spent_minor) from booked_days b
        join ledger_reserves r on r.team_id = b.team_id and r.reserve_id = b.reserve_id
        join campaigns c on c.team_id = r.team_id and c.campaign_id = r.campaign_id
        where b.team_id = i.team_id and c.ad_account_id = i.ad_account_id::bigint
          and b.day between i.from_day and i.to_day), 0)::bigint as booked,
      exists (select from report_coverage c where c.team_id = i.team_id
        and c.ad_account_id = i.ad_account_id::bigint and c.series = 'campaign ORTZ' and c.span = 'day'
        and c.days @> daterange(i.from_day, i.to_day, '[]')) as "isWholeRead"
    from apple_invoices i
    join teams t on t.team_id = i.team_id
    join users u on u.user_id = i.sent_by
    join lateral (select g.name, g.currency, g.time_zone from campaign_groups g
      where g.team_id = i.team_id and g.ad_account_id = i.ad_account_id
      order by g.campaign_group_id desc limit 1) g on true
    where i.withdrawn_at is null
    group by i.team_id, t.team_name, i.ad_account_id, g.name, g.currency, g.time_zone, i.from_day, i.to_day
    order by i.to_day desc, i.team_id, i.ad_account_id`.execute(db);
  return rows;
}
