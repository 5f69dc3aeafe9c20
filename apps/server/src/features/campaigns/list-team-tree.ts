import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findTeamAdgroup } from '@tapwright/contracts/campaigns';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listTree } from './campaigns-store.ts';

type Tree = AnswerOf<typeof findTeamAdgroup>;

/** For pickers: one query, put together from rows that are in order already. */
export async function listTeamTree(
  context: TeamContext,
  { archived }: ParsedQueryOf<typeof findTeamAdgroup>,
): Promise<Tree> {
  authoriseTeam(context, 'ads.see');
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  const tree: Tree = [];
  for (const row of await listTree(database.read, membership.teamId, scope, archived)) {
    const { campaignGroupId, campaignId, adGroupId } = row;
    let group = tree.at(-1);
    if (group?.campaignGroupId !== campaignGroupId) {
      group = { campaignGroupId, name: row.campaignGroupName, campaigns: [] };
      tree.push(group);
    }
    let campaign = group.campaigns.at(-1);
    if (campaign?.campaignId !== campaignId) {
      campaign = { campaignId, name: row.campaignName, status: row.campaignStatus, adGroups: [] };
      group.campaigns.push(campaign);
    }
    if (adGroupId !== null)
      campaign.adGroups.push({
        adGroupId,
        name: row.adGroupName ?? '',
        status: row.adGroupStatus ?? 'running',
      });
  }
  return tree;
}
