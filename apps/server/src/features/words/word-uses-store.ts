import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';
import { asRead, type FigureRow, sumNames } from '../measures/index.ts';
import { isRunning, keywordBid, placedCampaigns, termSums, type WordPlace } from './known-words-store.ts';

type InAdGroup = { campaignId: string; campaignName: string; adGroupId: string; adGroupName: string };
type Held = { word: string; text: string; matchType: string | null; isRunning: boolean };
export type KeywordUse = InAdGroup & Held & { keywordId: string; bid: string | null; currency: string };
export type NegativeUse = Held & {
  campaignId: string;
  campaignName: string;
  adGroupId: string | null;
  adGroupName: string | null;
  negativeKeywordId: string;
};
export type MetUse = InAdGroup & FigureRow & { word: string; firstSeen: string };

const raw = (text: string) => sql.raw(text);
const inCampaign = `p.campaign_id::text as "campaignId", coalesce(p.name, '') as "campaignName"`;
const inAdGroup = `${inCampaign}, a.ad_group_id::text as "adGroupId", coalesce(a.name, '') as "adGroupName"`;

/** As they are asked for, whatever their case. */
const among = (of: string, words: readonly string[]) =>
  sql`${raw(of)} = any(array(select fold_word(one) from unnest(${[...words]}::text[]) as one))`;

const read = async <Row>(db: Connection, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db.withoutPlugins())).rows;

export const listKeywordUses = (db: Connection, place: WordPlace, words: readonly string[]) =>
  read(
    db,
    sql<KeywordUse>`
      with placed as materialized (${placedCampaigns(place)})
      select k.word, k.text, k.match_type as "matchType", ${raw(isRunning)} as "isRunning",
        k.keyword_id::text as "keywordId", ${raw(keywordBid)} as bid, p.currency, ${raw(inAdGroup)}
      from placed p
      join ad_groups a on a.team_id = ${place.question.teamId} and a.campaign_id = p.campaign_id and not a.is_removed
      join keywords k on k.team_id = a.team_id and k.ad_group_id = a.ad_group_id and not k.is_removed
      where p.is_live and ${among('k.word', words)}
      order by 4 desc, lower(p.name), lower(a.name), k.keyword_id`,
  );

export const listNegativeUses = (db: Connection, place: WordPlace, words: readonly string[]) =>
  read(
    db,
    sql<NegativeUse>`
      with placed as materialized (${placedCampaigns(place)})
      select n.word, n.text, n.match_type as "matchType", (n.status = 'ENABLED') is true as "isRunning",
        n.negative_keyword_id::text as "negativeKeywordId", ${raw(inCampaign)},
        n.ad_group_id::text as "adGroupId", a.name as "adGroupName"
      from placed p
      join negative_keywords n on n.team_id = ${place.question.teamId} and n.campaign_id = p.campaign_id and not n.is_removed
      left join ad_groups a on a.team_id = n.team_id and a.ad_group_id = n.ad_group_id
      where p.is_live and not coalesce(a.is_removed, false) and ${among('n.word', words)}
      order by lower(p.name), lower(a.name) nulls first, n.negative_keyword_id`,
  );

export const listMetUses = (db: Connection, place: WordPlace, words: readonly string[]) =>
  read(
    db,
    sql<MetUse>`
      with placed as materialized (${placedCampaigns(place)}), sums as (${termSums(place)})
      select t.word, min(t.first_on)::text as "firstSeen", t.campaign_id::text as "campaignId",
        max(coalesce(p.name, '')) as "campaignName", t.ad_group_id::text as "adGroupId",
        max(coalesce(a.name, '')) as "adGroupName",
        ${raw(sumNames.map((name) => asRead(`nullif(sum(f.${name}), 'NaN')`, name)).join(', '))}
      from placed p
      join seen_terms t on t.team_id = ${place.question.teamId} and t.campaign_id = p.campaign_id
      left join ad_groups a on a.team_id = t.team_id and a.ad_group_id = t.ad_group_id
      left join sums f on f.ad_group_id = t.ad_group_id and f.term = t.term
      where ${among('t.word', words)}
      group by t.word, t.campaign_id, t.ad_group_id
      order by sum(f.own) desc nulls last, t.campaign_id, t.ad_group_id`,
  );

/** Where a word goes that stands nowhere: an ad group there that runs, the oldest first. */
export async function findFirstAdGroup(db: Connection, place: WordPlace): Promise<InAdGroup | undefined> {
  const [found] = await read(
    db,
    sql<InAdGroup>`
      with placed as materialized (${placedCampaigns(place)})
      select ${raw(inAdGroup)}
      from placed p
      join ad_groups a on a.team_id = ${place.question.teamId} and a.campaign_id = p.campaign_id and not a.is_removed
      where p.is_live and a.ad_group_id > 0
      order by (p.runs and a.status = 'ENABLED') is true desc, a.ad_group_id limit 1`,
  );
  return found;
}
