import { duplicateCampaigns } from '@tapwright/contracts/change-copies';
import { sendDraft } from '@tapwright/contracts/change-drafts';
import { addCampaigns, commitChanges } from '@tapwright/contracts/change-sets';
import type { TeamContext } from '../../../platform/http/context.ts';
import { membersWrite, type TeamCall, teamWrite } from '../../writes/index.ts';

const mayCreateCampaigns: ReadonlySet<string> = new Set([
  addCampaigns.path,
  duplicateCampaigns.path,
  sendDraft.path,
  commitChanges.path,
]);

/** Creating campaigns changes what an author who is bound to some is bound to. */
export const writeFor: typeof teamWrite = async (context: TeamContext, call: TeamCall, work) => {
  const isBound = context.membership.scope.length > 0 && mayCreateCampaigns.has(call.path);
  return (isBound ? membersWrite : teamWrite)(context, call, work);
};
