import type { Ad, Instant } from '../entities.ts';
import { stateAt, type Row } from '../table.ts';
import type { World } from '../world.ts';
import { adHolds } from './ad-holds.ts';
import { adGroupStatus } from './ad-group-status.ts';
import type { SystemStatus } from './status.ts';

export type AdDisplayStatus =
  | 'RUNNING'
  | 'PAUSED'
  | 'ON_HOLD'
  | 'PROCESSING'
  | 'DELETED'
  | 'AD_GROUP_ON_HOLD'
  | 'CAMPAIGN_ON_HOLD';

const processing = new Set(['AD_APPROVAL_PENDING', 'CREATIVE_PENDING']);

export function adStatus(
  world: World,
  row: Row<Ad>,
  at: Instant,
  monthIsSpent: boolean,
): SystemStatus<AdDisplayStatus> {
  const ad = stateAt(row, at) ?? row.versions[0]?.state;
  if (!ad) throw new RangeError(`ad ${row.id} has no version`);
  const reasons = adHolds(world, ad, at);
  const group = adGroupStatus(world, world.adGroups.get(ad.adGroupId), at, monthIsSpent);
  const display = (): AdDisplayStatus => {
    if (ad.deleted) return 'DELETED';
    if (ad.status === 'PAUSED') return 'PAUSED';
    if (group.reasons.includes('CAMPAIGN_NOT_RUNNING')) return 'CAMPAIGN_ON_HOLD';
    if (group.systemStatus === 'NOT_RUNNING') return 'AD_GROUP_ON_HOLD';
    if (reasons.length === 0) return 'RUNNING';
    return reasons.every((reason) => processing.has(reason)) ? 'PROCESSING' : 'ON_HOLD';
  };
  return {
    systemStatus: reasons.length === 0 ? 'RUNNING' : 'NOT_RUNNING',
    reasons,
    limitingReasons: [],
    displayStatus: display(),
  };
}
