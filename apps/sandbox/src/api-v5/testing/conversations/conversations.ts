import { campaigns, removals } from './campaigns.ts';
import type { Conversation } from './conversation.ts';
import { adRemoval, creativesAndAds } from './creatives-and-ads.ts';
import { keywords } from './keywords.ts';
import { lookUps } from './look-ups.ts';
import { reports } from './reports.ts';

/** In an order in which each finds what it needs. */
export const conversations: readonly Conversation[] = [
  ...lookUps,
  ...campaigns,
  ...keywords,
  ...creativesAndAds,
  ...reports,
  ...adRemoval,
  ...removals,
];
