import { campaignTypes } from '@tapwright/contracts/ad-values';
import type { CampaignKindName } from '@tapwright/contracts/report-query';
import type { CampaignKind } from './suggest-tokens.ts';
import { writeCampaign } from './write-token.ts';

/** As rows are filtered by it; undefined for what cannot be said in one word. */
export function kindOf(kind: CampaignKindName, value: string): CampaignKind | undefined {
  if (value === '') return undefined;
  if (kind === 'app') return { of: 'adamId', value };
  if (kind === 'storefront') return { of: 'country', value };
  const type = campaignTypes.find((one) => one === value);
  return type && { of: 'campaignType', value: type };
}

/** What campaigns that are put together are called. */
export function nameKind(
  kind: CampaignKindName,
  value: string,
  writing: Parameters<typeof writeCampaign>[1],
): string {
  const campaign = kindOf(kind, value);
  if (campaign) return writeCampaign(campaign, writing);
  return writing.t(kind === 'storefront' ? 'overview:kinds.several' : 'adWords:values.unknown');
}
