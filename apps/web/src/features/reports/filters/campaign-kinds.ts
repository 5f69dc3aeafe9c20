import { campaignTypes } from '@tapwright/contracts/ad-values';
import type { CampaignKind } from './suggest-tokens.ts';

const maxNamed = 200;
/** What is named freely: its word in the address, and how it is written. */
const named = [
  { of: 'adamId', key: 'app', form: /^\d{1,20}$/ },
  { of: 'country', key: 'country', form: /^[A-Z]{2}$/ },
  { of: 'placement', key: 'placement', form: /^[A-Z_]{1,60}$/ },
  { of: 'currency', key: 'currency', form: /^[A-Z]{3}$/ },
] as const;

type Search = Readonly<Partial<Record<(typeof named)[number]['key'] | 'type', unknown>>>;

/** `app=1,2`, `country=US,JP`, `type=brand`, as they stand in the address. */
export function readCampaigns(search: Search): CampaignKind[] {
  return [
    ...named.flatMap(({ of, key, form }) =>
      listed(search[key])
        .filter((one) => form.test(one))
        .map((value) => ({ of, value })),
    ),
    ...campaignTypes
      .filter((one) => listed(search.type).includes(one))
      .map((value) => ({ of: 'campaignType', value }) as const),
  ];
}

export function listUnknownCampaigns(search: Search): string[] {
  const known = readCampaigns(search);
  const keys = [...named, { of: 'campaignType', key: 'type' } as const];
  return keys.flatMap(({ of, key }) =>
    listed(search[key])
      .filter((value) => value !== '' && known.every((one) => one.of !== of || one.value !== value))
      .map((value) => `${key}=${value}`),
  );
}

const listed = (text: unknown): string[] =>
  typeof text === 'string' ? [...new Set(text.split(','))].slice(0, maxNamed) : [];

const valuesOf = (campaigns: readonly CampaignKind[], of: CampaignKind['of']): string[] =>
  campaigns.flatMap((one) => (one.of === of ? [one.value] : []));

export const writeCampaigns = (
  campaigns: readonly CampaignKind[],
  of: CampaignKind['of'],
): string | undefined => valuesOf(campaigns, of).join(',') || undefined;

/** As a call takes them. */
export function campaignsOf(campaigns: readonly CampaignKind[]) {
  const campaignType = campaigns.flatMap((one) => (one.of === 'campaignType' ? [one.value] : []));
  const anyOf = <Value>(values: Value[]) => (values.length > 0 ? values : undefined);
  return {
    adamId: anyOf(valuesOf(campaigns, 'adamId')),
    country: anyOf(valuesOf(campaigns, 'country')),
    placement: anyOf(valuesOf(campaigns, 'placement')),
    currency: anyOf(valuesOf(campaigns, 'currency')),
    campaignType: anyOf(campaignType),
  };
}
