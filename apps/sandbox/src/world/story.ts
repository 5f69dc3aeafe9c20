import type { Instant } from './entities.ts';

export const storyKinds = [
  'forgottenBudgetRaise',
  'compoundingRule',
  'rivalOnBrandWord',
  'pageRejected',
  'reportingGap',
  'bleedingDiscoveryWord',
  'extraSlots',
] as const;

/** Something planted that a careful reader of the figures should find. */
export type Story = {
  kind: (typeof storyKinds)[number];
  from: Instant;
  to: Instant | null;
  campaignId: number | null;
  adGroupId: number | null;
  keywordId: number | null;
};
