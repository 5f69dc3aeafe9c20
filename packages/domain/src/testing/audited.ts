import type { AuditedAdGroup, AuditedCampaign, AuditedKeyword, StructurePlan } from '../structure-types.ts';

export const plan: StructurePlan = {
  nameTemplate: '{app}_{storefront}_{role}',
  appName: 'Stillwater',
  roleNames: { brand: 'Brand', category: 'Category', competitor: 'Competitor', discovery: 'Discovery' },
  bidCeiling: 300,
  days: 28,
};

export const keyword = (
  keywordId: string,
  text: string,
  part: Partial<AuditedKeyword> = {},
): AuditedKeyword => ({
  keywordId,
  text,
  matchType: 'EXACT',
  isRunning: true,
  bid: null,
  impressions: 100,
  installs: 2,
  spend: 280,
  ...part,
});
export const negative = (negativeKeywordId: string, text: string, matchType = 'EXACT') => ({
  negativeKeywordId,
  text,
  matchType,
  isRunning: true,
});
export const adGroup = (adGroupId: string, part: Partial<AuditedAdGroup>): AuditedAdGroup => ({
  adGroupId,
  name: `Words ${adGroupId}`,
  isRunning: true,
  isOld: true,
  searchMatch: false,
  bid: 200,
  impressions: 1000,
  taps: 50,
  spend: 2800,
  keywords: [],
  negatives: [],
  ...part,
});
export const campaign = (campaignId: string, part: Partial<AuditedCampaign>): AuditedCampaign => ({
  campaignId,
  name: `Stillwater_US_${plan.roleNames[part.role ?? 'category']}`,
  role: 'category',
  countries: ['US'],
  isRunning: true,
  negatives: [],
  adGroups: [],
  terms: new Map(),
  ...part,
});
