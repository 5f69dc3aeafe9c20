import type { Instant, Keyword } from '../entities.ts';
import { stateAt, type Row } from '../table.ts';
import type { World } from '../world.ts';
import { adGroupStatus } from './ad-group-status.ts';

export type KeywordDisplayStatus = 'RUNNING' | 'PAUSED' | 'DELETED' | 'AD_GROUP_ON_HOLD' | 'CAMPAIGN_ON_HOLD';

/** What a keyword shows under an ad group whose reasons are known; for long lists. */
export function keywordDisplayUnder(
  keyword: Keyword,
  adGroupReasons: readonly string[],
): KeywordDisplayStatus {
  if (keyword.deleted) return 'DELETED';
  if (keyword.status === 'PAUSED') return 'PAUSED';
  if (adGroupReasons.includes('CAMPAIGN_NOT_RUNNING')) return 'CAMPAIGN_ON_HOLD';
  return adGroupReasons.length > 0 ? 'AD_GROUP_ON_HOLD' : 'RUNNING';
}

export function keywordDisplayStatus(
  world: World,
  row: Row<Keyword>,
  at: Instant,
  monthIsSpent: boolean,
): KeywordDisplayStatus {
  const keyword = stateAt(row, at) ?? row.versions[0]?.state;
  if (!keyword) throw new RangeError(`keyword ${row.id} has no version`);
  const group = adGroupStatus(world, world.adGroups.get(keyword.adGroupId), at, monthIsSpent);
  return keywordDisplayUnder(keyword, group.reasons);
}
