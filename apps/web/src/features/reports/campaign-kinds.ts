import { campaignTypes } from '@tapwright/contracts/ad-values';
import type { CampaignKind } from './suggest-tokens.ts';

const maxNamed = 200;
const patterns = { app: /^\d{1,20}$/, country: /^[A-Z]{2}$/ } as const;

type Search = { readonly app?: unknown; readonly country?: unknown; readonly type?: unknown };

/** `app=1,2`, `country=US,JP`, `type=brand`, as they stand in the address. */
export function readCampaigns({ app, country, type }: Search): CampaignKind[] {
  const named = (text: unknown, pattern: RegExp) => listed(text).filter((one) => pattern.test(one));
  return [
    ...named(app, patterns.app).map((value) => ({ of: 'adamId', value }) as const),
    ...named(country, patterns.country).map((value) => ({ of: 'country', value }) as const),
    ...campaignTypes
      .filter((one) => listed(type).includes(one))
      .map((value) => ({ of: 'campaignType', value }) as const),
  ];
}

const listed = (text: unknown): string[] =>
  typeof text === 'string' ? [...new Set(text.split(','))].slice(0, maxNamed) : [];

export function writeCampaigns(
  campaigns: readonly CampaignKind[],
  of: CampaignKind['of'],
): string | undefined {
  const values = campaigns.filter((one) => one.of === of).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(',');
}

/** As a call takes them. */
export function campaignsOf(campaigns: readonly CampaignKind[]) {
  const adamId = campaigns.flatMap((one) => (one.of === 'adamId' ? [one.value] : []));
  const country = campaigns.flatMap((one) => (one.of === 'country' ? [one.value] : []));
  const campaignType = campaigns.flatMap((one) => (one.of === 'campaignType' ? [one.value] : []));
  return {
    ...(adamId.length > 0 && { adamId }),
    ...(country.length > 0 && { country }),
    ...(campaignType.length > 0 && { campaignType }),
  };
}
