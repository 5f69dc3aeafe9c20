import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findCampaignCount } from '@tapwright/contracts/campaigns';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { countCampaigns } from './campaigns-store.ts';

export async function countTeamCampaigns(
  context: TeamContext,
  { currencyType }: ParsedQueryOf<typeof findCampaignCount>,
): Promise<AnswerOf<typeof findCampaignCount>> {
  authoriseTeam(context, 'ads.see');
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  return countCampaigns(database.read, membership.teamId, scope, currencyType);
}
