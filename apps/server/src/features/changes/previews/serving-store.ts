import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { reasonsOf, shownState, wordsOf } from '../../ad-columns/index.ts';

type Ids = {
  campaign: string;
  adGroup?: string | undefined;
  keyword?: string | undefined;
  ad?: string | undefined;
  /** What is looked at. */
  of: AdKind;
};
type Row = {
  kind: 'campaign' | 'adGroup' | 'keyword' | 'ad';
  name: string;
  displayStatus: string | null;
  reasons: string | null;
  limits: string | null;
};

const columns = (table: string, kind: string, name: string, state: string): string => {
  const { reasons, limits } = reasonsOf(table);
  return `'${kind}' as kind, ${name} as name, ${state} as display_status, ${reasons} as reasons, ${limits} as limits`;
};
const ofCampaign = sql.raw(columns('c', 'campaign', 'c.name', shownState('c')));
const ofAdGroup = sql.raw(columns('a', 'adGroup', 'a.name', shownState('a', 'c')));
const ofKeyword = sql.raw(columns('k', 'keyword', 'k.text', shownState('k', 'c', 'g')));

/** With those of what it shows, which is reviewed by itself. */
const ofAd = sql.raw(`'ad', d.name, ${shownState('d', 'c', 'g')},
  (coalesce(d.apple -> 'systemStatusReasons', '[]') || coalesce(cr.apple -> 'systemStatusReasons', '[]'))::text,
  ${reasonsOf('d').limits}`);

/** An ad itself; of an ad group those that somebody wants to run and Apple does not. */
const adsOf = ({ of, ad, adGroup }: Ids) =>
  of === 'ad'
    ? sql`d.ad_id = ${ad ?? '0'}::bigint`
    : sql`${of === 'adGroup'} and d.ad_group_id = ${adGroup || '0'}::bigint and not d.is_removed
        and d.status = 'ENABLED' and d.apple ->> 'systemStatus' = 'NOT_RUNNING'`;

/** What Apple shows of a campaign and what lies in it, and why; from the outside in. */
export async function listServing(db: Connection, teamId: number, ids: Ids) {
  const { rows } = await sql<Row>`
    select 1 as place, ${ofCampaign} from campaigns c
    where c.team_id = ${teamId} and c.campaign_id = ${ids.campaign}::bigint
    union all
    select 2, ${ofAdGroup} from ad_groups a
    left join campaigns c on c.team_id = a.team_id and c.campaign_id = a.campaign_id
    where a.team_id = ${teamId} and a.ad_group_id = ${ids.adGroup || '0'}::bigint
    union all
    select 3, ${ofKeyword} from keywords k
    left join campaigns c on c.team_id = k.team_id and c.campaign_id = k.campaign_id
    left join ad_groups g on g.team_id = k.team_id and g.ad_group_id = k.ad_group_id
    where k.team_id = ${teamId} and k.keyword_id = ${ids.keyword ?? '0'}::bigint
    union all
    select 4, ${ofAd} from ads d
    left join creatives cr on cr.team_id = d.team_id and cr.creative_id = d.creative_id
    left join campaigns c on c.team_id = d.team_id and c.campaign_id = d.campaign_id
    left join ad_groups g on g.team_id = d.team_id and g.ad_group_id = d.ad_group_id
    where d.team_id = ${teamId} and ${adsOf(ids)}
    order by place`.execute(db);
  return rows.map(({ kind, name, displayStatus, reasons, limits }) => ({
    kind,
    name,
    displayStatus,
    reasons: [...new Set(wordsOf(reasons))],
    limits: wordsOf(limits),
  }));
}
