import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findCampaignGroups, findGroupNames } from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { viewCampaignGroup } from './campaign-group-view.ts';
import { listCampaignGroups } from './campaign-groups-store.ts';
import { findScope } from '../scope/find-scope.ts';

/** A team has a handful, so one query reads them all and the page is cut here. */
export async function listTeamGroups(
  { database, membership }: TeamContext,
  { pageNum, pageSize }: ParsedQueryOf<typeof findCampaignGroups>,
): Promise<AnswerOf<typeof findCampaignGroups>> {
  const rows = await listInScope({ database, membership });
  const from = (pageNum - 1) * pageSize;
  return { list: rows.slice(from, from + pageSize).map(viewCampaignGroup), total: rows.length };
}

export async function listGroupNames(context: TeamContext): Promise<AnswerOf<typeof findGroupNames>> {
  const rows = await listInScope(context);
  return rows.map(({ campaignGroupId, name }) => ({ campaignGroupId, name }));
}

async function listInScope({
  database: { write },
  membership,
}: Pick<TeamContext, 'database' | 'membership'>) {
  const scope = await findScope(write, membership);
  return listCampaignGroups(write, membership.teamId, scope?.campaignGroupIds);
}
