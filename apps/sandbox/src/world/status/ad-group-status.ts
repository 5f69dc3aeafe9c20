import type { AdGroup, Instant } from '../entities.ts';
import { stateAt, type Row } from '../table.ts';
import type { World } from '../world.ts';
import { adGroupHolds } from './ad-group-holds.ts';
import { campaignStatus } from './campaign-status.ts';
import type { SystemStatus } from './status.ts';

export type AdGroupDisplayStatus = 'RUNNING' | 'PAUSED' | 'ON_HOLD' | 'DELETED' | 'CAMPAIGN_ON_HOLD';

/** The ad group's own reasons come first, and only then the campaign's, so that neither waits for the other. */
export function adGroupStatus(
  world: World,
  row: Row<AdGroup>,
  at: Instant,
  monthIsSpent: boolean,
): SystemStatus<AdGroupDisplayStatus> {
  const group = stateAt(row, at) ?? row.versions[0]?.state;
  if (!group) throw new RangeError(`ad group ${row.id} has no version`);
  const campaignRow = world.campaigns.get(group.campaignId);
  const campaign = stateAt(campaignRow, at);
  const own = campaign ? adGroupHolds(world, row, campaign, at) : [];
  const campaignRuns = campaignStatus(world, campaignRow, at, monthIsSpent).systemStatus === 'RUNNING';
  const reasons = campaignRuns ? own : [...own, 'CAMPAIGN_NOT_RUNNING'];
  const display = (): AdGroupDisplayStatus => {
    if (group.deleted) return 'DELETED';
    if (group.status === 'PAUSED') return 'PAUSED';
    if (!campaignRuns) return 'CAMPAIGN_ON_HOLD';
    return own.length > 0 ? 'ON_HOLD' : 'RUNNING';
  };
  return {
    systemStatus: reasons.length === 0 ? 'RUNNING' : 'NOT_RUNNING',
    reasons,
    limitingReasons: [],
    displayStatus: display(),
  };
}
