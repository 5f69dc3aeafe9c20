import type { ComponentProps } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { RowMenu } from '../../../features/changes/bulk/row-menu.tsx';
import { CampaignFacts } from '../../../features/reports/objects/campaign-facts.tsx';
import { campaignObject } from './ad-objects.ts';

type Props = ComponentProps<typeof CampaignFacts> & { readonly team: TeamView };

/** Beside the name of a campaign: how it stands, and what can be done with it. */
export function CampaignDetails({ team, campaign }: Props) {
  return (
    <>
      <CampaignFacts campaign={campaign} />
      <RowMenu object={campaignObject(team.teamId, campaign)} mayEdit={can(team.roleName, 'campaign.edit')} />
    </>
  );
}
