import type { ParsedQueryOf } from '@tapwright/contracts/call';
import type { AdStatus } from '@tapwright/contracts/ad-values';
import { negativeColumns } from '@tapwright/contracts/ad-columns';
import type { findNegativeKeywords } from '@tapwright/contracts/keywords';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database } from '../../platform/db/database.ts';
import { readByCursor } from '../../platform/db/read-by-cursor.ts';
import { campaignTypeSql, detailsOf, isHidden, ownStatus } from '../ad-columns/index.ts';
import type { AdScope } from '../campaign-groups/index.ts';

export type NegativeRow = {
  campaignGroupId: number;
  campaignGroupName: string;
  currency: string;
  campaignId: string;
  campaignName: string;
  adGroupId: string | null;
  adGroupName: string | null;
  negativeKeywordId: string;
  name: string;
  status: AdStatus;
  isArchived: boolean;
  matchType: string | null;
  app: string | null;
  campaignType: string | null;
};

type Query = ParsedQueryOf<typeof findNegativeKeywords>;
export type NegativeFilter = Omit<Query, 'teamId' | 'pageNum' | 'pageSize'>;
type Reader = { teamId: number; scope: AdScope | undefined };

const details = Object.entries(detailsOf(negativeColumns, 'n')).map(([key, of]) => `${of} as "${key}"`);
const statusSql = sql.raw(ownStatus('n', 'negative_keyword_id'));

/** In something archived that the question does not name. */
const isInArchived = ({ campaignId, adGroupId }: NegativeFilter): string =>
  [
    ...(campaignId === undefined && adGroupId === undefined ? [isHidden('c')] : []),
    ...(adGroupId === undefined ? [isHidden('a')] : []),
    'false',
  ].join(' or ');

/** In an ad group work its own and those of its whole campaign. Where no place is named, what is gone is left out. */
function matching({ teamId, scope }: Reader, filter: NegativeFilter): RawBuilder<unknown> {
  const { campaignGroupId, campaignId, adGroupId, adamId, country, campaignType, name, status, matchType } =
    filter;
  const { placement, currency, campaignName, adGroupName } = filter;
  const within = (column: string, part: string | undefined) =>
    part === undefined ? [] : [sql`position(lower(${part}) in lower(${sql.raw(column)})) > 0`];
  const isPlaced = campaignId !== undefined || adGroupId !== undefined;
  const among = (column: string, values: readonly (string | number)[] | undefined, type: string) =>
    values === undefined ? [] : [sql`${sql.raw(column)} = any(${[...values]}::${sql.raw(type)}[])`];
  const conditions = [
    sql`n.team_id = ${teamId} and not n.is_removed`,
    ...(isPlaced
      ? []
      : [sql`g.detached_at is null and not coalesce(c.is_removed or a.is_removed, c.is_removed, false)`]),
    sql`(${sql.raw(isInArchived(filter))}) = ${filter.archived === 'yes'}`,
    ...among('n.campaign_id', scope?.campaignIds, 'bigint'),
    ...among('g.campaign_group_id', campaignGroupId, 'bigint'),
    ...among('n.campaign_id', campaignId, 'bigint'),
    ...(adGroupId === undefined ? [] : [ofAdGroups(teamId, adGroupId)]),
    ...among('c.adam_id', adamId, 'text'),
    ...(country === undefined
      ? []
      : [sql`c.apple #> '{targeting,countryOrRegion,include}' ?| ${[...country]}::text[]`]),
    ...among(campaignTypeSql('c'), campaignType, 'text'),
    ...(placement === undefined
      ? []
      : [sql`c.apple #> '{targeting,supplyPlacement,include}' ?| ${[...placement]}::text[]`]),
    ...among('g.currency', currency, 'text'),
    ...within('c.name', campaignName),
    ...within('a.name', adGroupName),
    ...within('n.text', name),
    ...(status === undefined ? [] : [sql`${statusSql} = any(${[...status]}::text[])`]),
    ...among('n.match_type', matchType, 'text'),
  ];
  return sql`
    from negative_keywords n
    join campaign_groups g on g.team_id = n.team_id and g.ad_account_id = n.ad_account_id::text
    left join campaigns c on c.team_id = n.team_id and c.campaign_id = n.campaign_id
    left join ad_groups a on a.team_id = n.team_id and a.ad_group_id = n.ad_group_id
    where ${sql.join(conditions, sql` and `)}`;
}

const inOrder = ({ sortBy, sortOrder }: NegativeFilter) => sql`
  order by ${sortBy === 'name' ? sql`lower(n.text)` : statusSql} ${sql.raw(sortOrder)}, lower(n.text), n.negative_keyword_id`;

/** Named as the code reads them: a cursor does not rename. */
const columns = sql`
  g.campaign_group_id as "campaignGroupId", g.name as "campaignGroupName", g.currency,
  n.campaign_id::text as "campaignId", coalesce(c.name, '') as "campaignName",
  n.ad_group_id::text as "adGroupId", a.name as "adGroupName", n.negative_keyword_id::text as "negativeKeywordId",
  n.text as name, ${statusSql} as status, ${sql.raw(`(${isHidden('c')} or ${isHidden('a')})`)} as "isArchived", n.match_type as "matchType", ${sql.raw(details.join(', '))}`;

export async function listNegatives(
  db: Connection,
  reader: Reader,
  { pageNum, pageSize, ...filter }: NegativeFilter & Pick<Query, 'pageNum' | 'pageSize'>,
): Promise<{ rows: NegativeRow[]; total: number }> {
  const { rows } = await sql<NegativeRow>`select ${columns} ${matching(reader, filter)} ${inOrder(filter)}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total ${matching(reader, filter)}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** All of them, in portions. */
export const streamNegatives = (
  db: Database['read'],
  reader: Reader,
  filter: NegativeFilter,
): AsyncGenerator<NegativeRow[]> =>
  readByCursor<NegativeRow>(db, sql`select ${columns} ${matching(reader, filter)} ${inOrder(filter)}`);

const ofAdGroups = (teamId: number, adGroupIds: readonly string[]) => sql`
  (n.ad_group_id = any(${[...adGroupIds]}::bigint[])
    or (n.ad_group_id is null and n.campaign_id in (
      select campaign_id from ad_groups where team_id = ${teamId} and ad_group_id = any(${[...adGroupIds]}::bigint[]))))`;
