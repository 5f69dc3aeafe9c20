import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import {
  chooseCampaignType as chooseType,
  findByName,
  findCampaign,
  findCampaignCount,
  findTeamAdgroup,
} from '@tapwright/contracts/campaigns';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { chooseCampaignType } from './choose-campaign-type.ts';
import { listTeamTree } from './list-team-tree.ts';
import { countTeamCampaigns, findObjectsByName, findTeamCampaignKinds, listTeamCampaigns } from './reads.ts';

export function mountCampaigns(host: CallHost): void {
  mountCall(host, findCampaign, (context, { query }) => listTeamCampaigns(context, query));
  mountCall(host, findByName, (context, { query }) => findObjectsByName(context, query));
  mountCall(host, findCampaignKinds, (context) => findTeamCampaignKinds(context));
  mountCall(host, chooseType, (context, { body }) => chooseCampaignType(context, body));
  mountCall(host, findTeamAdgroup, (context, { query }) => listTeamTree(context, query));
  mountCall(host, findCampaignCount, (context, { query }) => countTeamCampaigns(context, query));
}
