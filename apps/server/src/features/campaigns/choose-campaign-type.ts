import { chooseCampaignType as call } from '@tapwright/contracts/campaigns';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findScope } from '../campaign-groups/index.ts';
import { teamWrite } from '../writes/index.ts';
import { lockCampaigns, updateChosenType } from './campaigns-store.ts';

/** One that is outside of the scope, or not there, refuses all of them. */
export async function chooseCampaignType(
  context: TeamContext,
  { campaignIds, campaignType }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  const wanted = [...new Set(campaignIds)];
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const scope = await findScope(tx, write.membership);
    const campaigns = await lockCampaigns(tx, teamId, scope, wanted);
    if (campaigns.length < wanted.length) throw new Refusal('notFound');
    const others = campaigns.filter(({ chosenType }) => chosenType !== campaignType);
    if (others.length === 0) return write.withoutRow('all of them are that already', { changed: 0 });
    await updateChosenType(
      tx,
      teamId,
      others.map(({ campaignId }) => campaignId),
      campaignType,
    );
    const [first] = others;
    const logged = await write.record('campaign.typeChosen', {
      subject: {
        adObject: 'campaign',
        adObjectCount: others.length,
        ...(others.length === 1 && { adObjectName: first?.name }),
      },
      before: { campaignType: others.length === 1 ? first?.chosenType : null },
      after: { campaignType },
    });
    await write.live.publishTeam(tx, teamId, 'campaigns.changed');
    return logged.done({ changed: others.length });
  });
}
