import type { Keyword } from '../entities.ts';

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
