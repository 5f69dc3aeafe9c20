import type { Campaign, Instant } from '../entities.ts';
import { stateAt, type Row } from '../table.ts';
import type { World } from '../world.ts';
import { adGroupHolds, automaticGroupHolds } from './ad-group-holds.ts';
import { campaignHolds, refusalIn } from './campaign-holds.ts';
import type { SystemStatus } from './status.ts';

export type CampaignDisplayStatus = 'RUNNING' | 'PAUSED' | 'ON_HOLD' | 'LIMITED' | 'DELETED';

function adGroupsHolds(world: World, campaignId: number, campaign: Campaign, at: Instant): string[] {
  const groups = world.adGroups.list(campaignId).filter((row) => stateAt(row, at)?.deleted === false);
  if (groups.length === 0) return ['AD_GROUPS_MISSING'];
  const runs = groups.some((row) => adGroupHolds(world, row, campaign, at).length === 0);
  return runs ? [] : ['AD_GROUPS_NOT_RUNNING'];
}

/** For each country of the campaign in which its app may not be advertised, why. */
export function countryHolds(world: World, campaign: Campaign, at: Instant): Record<string, string[]> {
  const row = world.apps.find(campaign.adamId);
  const app = row && stateAt(row, at);
  if (!app) return {};
  const pairs = campaign.countries.flatMap((country): [string, string[]][] => {
    const refusal = refusalIn(app, country);
    return refusal === null ? [] : [[country, [refusal]]];
  });
  return Object.fromEntries(pairs);
}

/** `monthIsSpent` comes from the market: the calendar month's money is gone. */
export function campaignStatus(
  world: World,
  row: Row<Campaign>,
  at: Instant,
  monthIsSpent: boolean,
): SystemStatus<CampaignDisplayStatus> {
  const campaign = stateAt(row, at) ?? row.versions[0]?.state;
  if (!campaign) throw new RangeError(`campaign ${row.id} has no version`);
  const reasons = [
    ...campaignHolds(world, campaign, at),
    ...automaticGroupHolds(world, row.id, campaign, at),
    ...adGroupsHolds(world, row.id, campaign, at),
    ...(monthIsSpent ? ['MONTHLY_BUDGET_EXHAUSTED'] : []),
  ];
  const limitingReasons = [...new Set(Object.values(countryHolds(world, campaign, at)).flat())];
  const display = (): CampaignDisplayStatus => {
    if (campaign.deleted) return 'DELETED';
    if (campaign.status === 'PAUSED') return 'PAUSED';
    if (reasons.length > 0) return 'ON_HOLD';
    return limitingReasons.length > 0 ? 'LIMITED' : 'RUNNING';
  };
  return {
    systemStatus: reasons.length === 0 ? 'RUNNING' : 'NOT_RUNNING',
    reasons,
    limitingReasons,
    displayStatus: display(),
  };
}
