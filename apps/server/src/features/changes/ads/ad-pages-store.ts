import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

/** What ads show is in their creatives. */

export async function listPagesOfAds(
  db: Connection,
  teamId: number,
  adIds: readonly string[],
): Promise<{ adId: string; productPageId: string | null }[]> {
  if (adIds.length === 0) return [];
  const { rows } = await sql<{ adId: string; productPageId: string | null }>`
    select a.ad_id::text, cr.product_page_id from ads a
    join creatives cr on cr.team_id = a.team_id and cr.creative_id = a.creative_id
    where a.team_id = ${teamId} and a.ad_id = any(${[...adIds]}::bigint[])`.execute(db);
  return rows;
}

export type PageKey = { teamId: number; adAccountId: string; productPageId: string };

/** Of one page there may be several; the newest that Apple finds fit. */
export async function findCreativeOf(
  db: Connection,
  { teamId, adAccountId, productPageId }: PageKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select creative_id::text as id from creatives
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and not is_removed
      and product_page_id = ${productPageId.toLowerCase()} and apple ->> 'systemStatus' is distinct from 'INVALID'
    order by creative_id desc limit 1`.execute(db);
  return rows[0]?.id;
}

export async function listPagesOfCreatives(
  db: Connection,
  teamId: number,
  creativeIds: readonly string[],
): Promise<{ creativeId: string; productPageId: string | null }[]> {
  const { rows } = await sql<{ creativeId: string; productPageId: string | null }>`
    select creative_id::text, product_page_id from creatives
    where team_id = ${teamId} and creative_id = any(${[...creativeIds]}::bigint[])`.execute(db);
  return rows;
}

export async function isPageKnown(
  db: Connection,
  { teamId, adAccountId, productPageId }: PageKey,
): Promise<boolean> {
  const { rows } = await sql`
    select from product_pages
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint
      and lower(product_page_id) = ${productPageId.toLowerCase()} and not is_removed`.execute(db);
  return rows.length > 0;
}
