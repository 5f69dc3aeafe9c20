import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { type CampaignGroupView, modifyCampaignGroup } from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { guardFact, viewCampaignGroup } from './campaign-group-view.ts';
import { type CampaignGroupRow, isNameTaken, updateCampaignGroup } from './campaign-groups-store.ts';
import { getLockedGroup } from './get-locked-group.ts';
import { readGuards } from './read-guards.ts';

export async function editCampaignGroup(
  context: TeamContext,
  { campaignGroupId, name, totalBudget, cpaGoal, revision }: ParsedBodyOf<typeof modifyCampaignGroup>,
): Promise<CampaignGroupView> {
  const { teamId } = context.membership;
  return teamWrite(context, modifyCampaignGroup, async (write) => {
    const { tx } = write;
    const before = await getLockedGroup(tx, write, campaignGroupId);
    if (before.revision !== revision) throw new Refusal('changedMeanwhile');
    const guards = readGuards({ totalBudget, cpaGoal }, before.currency);
    if (await isNameTaken(tx, { teamId, name, except: campaignGroupId }))
      throw new Refusal('groupNameTaken', { fields: { name: 'errors:groupNameTaken' } });
    const after = await updateCampaignGroup(tx, before, { name, ...guards });
    const logged = await write.record('campaignGroup.edited', {
      subject: { campaignGroupId },
      before: factsOf(before),
      after: factsOf(after),
    });
    await write.live.publishTeam(tx, teamId, 'campaignGroups.changed');
    return logged.done(viewCampaignGroup(after));
  });
}

const factsOf = ({ name, totalBudgetMinor, cpaGoalMinor, currency }: CampaignGroupRow) => ({
  campaignGroup: name,
  totalBudget: guardFact(totalBudgetMinor, currency),
  cpaGoal: guardFact(cpaGoalMinor, currency),
});
