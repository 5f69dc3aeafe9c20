import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as lists from './negative-lists.ts';

const fits = (call: { body?: z.ZodMiniType | undefined }, body: unknown) =>
  call.body?.safeParse(body).success;
const key = { teamId: 7, listId: 10_001 };
const words = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ text: `word ${place}`, matchType: 'EXACT' }));
const campaignIds = (count: number) => Array.from({ length: count }, (_, place) => String(place + 1));

describe('a shared negative list', () => {
  it('has a name without spaces around it, and says at the field when there is none', () => {
    expect(lists.negativeListName.parse('  Never again ')).toBe('Never again');
    const empty = lists.negativeListName.safeParse('   ');
    expect(empty.error?.issues[0]?.message).toBe('negativeLists:rules.nameRequired');
    expect(lists.negativeListName.safeParse('x'.repeat(61)).success).toBe(false);
  });

  it('takes as many words at once as it holds, each of a match type', () => {
    const most = lists.maxWordsOfNegativeList;
    expect(fits(lists.addListedNegatives, { ...key, words: words(most) })).toBe(true);
    expect(fits(lists.addListedNegatives, { ...key, words: words(most + 1) })).toBe(false);
    expect(fits(lists.addListedNegatives, { ...key, words: [] })).toBe(false);
    expect(fits(lists.addListedNegatives, { ...key, words: [{ text: 'free' }] })).toBe(false);
  });

  it('is attached to campaigns that are at Apple, and detached with an answer to what becomes of its words', () => {
    expect(fits(lists.attachCampaigns, { ...key, campaignIds: campaignIds(1000) })).toBe(true);
    expect(fits(lists.attachCampaigns, { ...key, campaignIds: campaignIds(1001) })).toBe(false);
    expect(fits(lists.attachCampaigns, { ...key, campaignIds: ['-5'] })).toBe(false);
    expect(fits(lists.detachCampaigns, { ...key, campaignIds: ['5'] })).toBe(false);
    expect(fits(lists.detachCampaigns, { ...key, campaignIds: ['5'], brought: 'keep' })).toBe(true);
  });

  it('is brought in step for some campaigns or for all, and says nothing is confirmed unless it is', () => {
    expect(lists.commitListStep.body?.parse(key)).toMatchObject({ note: '', confirmed: [] });
    expect(fits(lists.commitListStep, { ...key, confirmed: ['anything'] })).toBe(false);
    expect(fits(lists.previewListStep, { ...key, campaignIds: ['5'] })).toBe(true);
  });
});
