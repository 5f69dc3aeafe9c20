import { expect, test } from 'vitest';
import { adId } from './apple-id.ts';
import { editLists, newAdGroup, newCampaign } from './edit-lists.ts';
import { maxEdits } from './limits.ts';

test.each([
  ['9223372036854775807', true],
  ['-1', true],
  ['-9223372036854775807', true],
  ['9223372036854775808', false],
  ['--1', false],
  ['', false],
])('an id of ours or Apple’s %s: %s', (text, right) => expect(adId.safeParse(text).success).toBe(right));

const campaign = { campaignGroupId: 1, adamId: '2' };
const adGroup = { campaignId: '-3' };
const keyword = { text: 'tea', matchType: 'EXACT' };

test.each([
  [
    'a campaign with what lies in it',
    newCampaign,
    { ...campaign, adGroups: [{ keywords: [keyword] }] },
    true,
  ],
  ['a campaign in no group', newCampaign, { adamId: '2' }, false],
  ['a campaign of no app', newCampaign, { campaignGroupId: 1 }, false],
  ['a placement that Apple has not', newCampaign, { ...campaign, placement: 'TELEVISION' }, false],
  ['a country in words', newCampaign, { ...campaign, countries: ['France'] }, false],
  ['an ad group in one that is new itself', newAdGroup, adGroup, true],
  ['too young', newAdGroup, { ...adGroup, minAge: 17 }, false],
  ['the last hour of the week', newAdGroup, { ...adGroup, hours: [167] }, true],
  ['an hour after it', newAdGroup, { ...adGroup, hours: [168] }, false],
  ['customers that only Apple’s console can name', newAdGroup, { ...adGroup, customerType: 'other' }, false],
  ['a keyword of no match type', newAdGroup, { ...adGroup, keywords: [{ text: 'tea' }] }, false],
])('%s', (_name, schema, value, right) => expect(schema.safeParse(value).success).toBe(right));

test('a list holds no more than a set does', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, place) => String(place + 1));
  expect(editLists.keywordIds.safeParse(ids(maxEdits)).success).toBe(true);
  expect(editLists.keywordIds.safeParse(ids(maxEdits + 1)).success).toBe(false);
});
