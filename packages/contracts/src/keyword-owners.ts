import { maxKeywordsOfAdGroup } from '@tapwright/domain/keyword-text';
import * as z from 'zod/mini';
import { matchTypes } from './ad-values.ts';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { teamId } from './teams.ts';

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

const owner = z.object({
  /** Folded, as Apple compares it. */
  word: z.string(),
  matchType: z.enum(matchTypes),
  campaignName: z.string(),
  adGroupName: z.string(),
});
export type KeywordOwner = z.infer<typeof owner>;

export const findKeywordOwners = defineCall({
  method: 'POST',
  path: '/keyords/findOwners',
  access: { to: 'team', may: 'campaign.edit' },
  summary:
    'Which of these texts an app has as running keywords in one of the storefronts already, with one ad group that has each.',
  body: z.object({
    teamId,
    adamId: appleId,
    countries: z.array(country).check(z.minLength(1), z.maxLength(200)),
    keywords: z
      .array(z.string().check(z.maxLength(400)))
      .check(z.minLength(1), z.maxLength(maxKeywordsOfAdGroup)),
  }),
  answer: z.array(owner),
  isLarge: true,
});
