import {
  findCampaign,
  findCampaignCount,
  findCampaignKinds,
  findTeamAdgroup,
} from '@tapwright/contracts/campaigns';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { listTeamTree } from './list-team-tree.ts';
import { countTeamCampaigns, findTeamCampaignKinds, listTeamCampaigns } from './reads.ts';

export function mountCampaigns(host: CallHost): void {
  mountCall(host, findCampaign, (context, { query }) => listTeamCampaigns(context, query));
  mountCall(host, findCampaignKinds, (context) => findTeamCampaignKinds(context));
  mountCall(host, findTeamAdgroup, (context) => listTeamTree(context));
  mountCall(host, findCampaignCount, (context, { query }) => countTeamCampaigns(context, query));
}
