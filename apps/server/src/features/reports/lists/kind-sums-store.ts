import type { CampaignKindName } from '@tapwright/contracts/report-query';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { asRead, type FigureRow } from '../../measures/index.ts';
import { campaignKindSql } from '../question/campaign-kind-sql.ts';
import { adLevels, type ListArguments, matchingRows, sumNamesOf } from './report-list-store.ts';

export type KindSums = FigureRow & { value: string; rows: number };

/** Everything that matches, put together by what is known of its campaign. */
export async function listKindSums(
  db: Connection,
  kind: CampaignKindName,
  ...[question, level, order, filter]: ListArguments
): Promise<KindSums[]> {
  const totals = sumNamesOf(question).map((name) => asRead(`sum(${name})`, name));
  const campaign = sql.raw(level === 'campaign' ? 'r.id' : 'r.campaign_id');
  const { rows } = await sql<KindSums>`
    select coalesce(k.value, '') as value,
      count(*) filter (where is_hidden = ${filter.archived === 'yes'}) as rows, ${sql.raw(totals.join(', '))}
    from (${matchingRows(question, adLevels[level], order, filter)}) r
    left join (select campaign_id, ${sql.raw(campaignKindSql[kind])} as value from campaigns c where team_id = ${question.teamId}) k
      on k.campaign_id = ${campaign}
    group by 1`.execute(db.withoutPlugins());
  return rows;
}
