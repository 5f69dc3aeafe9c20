import { accounts } from './accounts.ts';
import { advice, recommendations } from './advice.ts';
import { campaignsAndAdGroups } from './campaigns-and-ad-groups.ts';
import type { Conversation } from './conversation.ts';
import { creativesAndAds } from './creatives-and-ads.ts';
import { keywords } from './keywords.ts';
import { lookUps, rejections } from './look-ups.ts';
import { maps } from './maps.ts';
import { removals } from './removals.ts';
import { reports } from './reports.ts';

/** In an order in which each finds what it needs. */
export const conversations: readonly Conversation[] = [
  ...accounts,
  ...campaignsAndAdGroups,
  ...keywords,
  ...creativesAndAds,
  ...lookUps,
  ...reports,
  ...advice,
  ...recommendations,
  ...rejections,
  ...maps,
  ...removals,
];
