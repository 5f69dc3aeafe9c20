import { expect, test } from 'vitest';
import { emptyAdGroup } from './first-form.ts';
import { listKeywords, requestCreation } from './request-creation.ts';
import { wholeForm } from './testing/forms.ts';

const [campaign] = wholeForm.campaigns;

test('every field of the form stands in what is asked for', () => {
  const form = {
    ...wholeForm,
    campaigns: wholeForm.campaigns.map((one) => ({
      ...one,
      totalBudget: '1000',
      cpaGoal: '5',
      startTime: '2026-11-23T17:00:00.000Z',
      endTime: '2026-12-23T17:00:00.000Z',
      negatives: '[free], cheap',
      adGroups: one.adGroups.map((adGroup) => ({
        ...adGroup,
        cpaGoal: '4',
        searchMatch: true,
        device: 'IPHONE' as const,
        customerType: 'new' as const,
        gender: 'F' as const,
        minAge: 25,
        maxAge: 54,
        places: [
          { placeId: '11', kind: 'region' as const, name: 'California', country: 'US' },
          { placeId: '22', kind: 'city' as const, name: 'Austin', country: 'US' },
        ],
        hours: [33, 34],
        negatives: 'kids',
      })),
    })),
  };
  expect(requestCreation(form, 'USD').campaigns).toEqual([
    {
      campaignGroupId: 7,
      adamId: '1600000001',
      name: 'Stillwater_US_category',
      status: 'running',
      countries: ['US'],
      placement: 'APPSTORE_SEARCH_RESULTS',
      bidStrategy: 'MANUAL_CPT',
      dailyCap: '40',
      totalBudget: '1000',
      cpaGoal: '5',
      startTime: '2026-11-23T17:00:00.000Z',
      endTime: '2026-12-23T17:00:00.000Z',
      negativeKeywords: [
        { text: 'free', matchType: 'EXACT' },
        { text: 'cheap', matchType: 'BROAD' },
      ],
      adGroups: [
        {
          name: 'Exact',
          bid: '2',
          cpaGoal: '4',
          searchMatch: true,
          devices: ['IPHONE'],
          customerType: 'new',
          genders: ['F'],
          minAge: 25,
          maxAge: 54,
          regions: ['11'],
          cities: ['22'],
          hours: [33, 34],
          keywords: [
            { text: 'sleep sounds', matchType: 'EXACT' },
            { text: 'white noise', matchType: 'EXACT' },
          ],
          negativeKeywords: [{ text: 'kids', matchType: 'BROAD' }],
        },
      ],
    },
  ]);
});

test('outside of search results neither keywords nor negatives nor hours are asked for', () => {
  const campaigns = wholeForm.campaigns.map((one) => ({
    ...one,
    placement: 'APPSTORE_TODAY_TAB' as const,
    negatives: 'free',
    adGroups: one.adGroups.map((adGroup) => ({ ...adGroup, hours: [1], searchMatch: true })),
  }));
  const [asked] = requestCreation({ ...wholeForm, campaigns }, 'USD').campaigns;
  expect(asked?.negativeKeywords).toEqual([]);
  expect(asked?.adGroups?.[0]).toMatchObject({
    keywords: [],
    negativeKeywords: [],
    hours: [],
    searchMatch: false,
    bid: '2',
  });
});

test('what is left out is not asked for, and where the rest stands is known', () => {
  const left = { ...emptyAdGroup, name: 'Left', isLeftOut: true };
  const campaigns = wholeForm.campaigns.flatMap((one) => [
    { ...one, isLeftOut: true },
    { ...one, adGroups: [left, ...one.adGroups] },
  ]);
  const asked = requestCreation({ ...wholeForm, campaigns }, 'USD', 'paused');
  expect(asked.campaigns).toHaveLength(1);
  expect(asked.campaigns[0]?.status).toBe('paused');
  expect(asked.places).toEqual([{ campaign: 1, adGroups: [1] }]);
});

test.each([
  ['calm', 'new', ''],
  ['calm\t\t1.50', 'new', '1.50'],
  ['calm\texact\t$1.50', 'new', '1.50'],
  ['calm\t\t￥1.50', 'new', '1.50'],
  ['calm\t\t2.01', 'bidStops', '2.01'],
  ['calm\t\t1.505', 'bidUnread', '1.505'],
  [`${'a'.repeat(81)}\t\t1`, 'tooLong', '1'],
])('of %j becomes %s with the bid %j', (keywords, state, bid) => {
  const lines = listKeywords({ keywords, matchType: 'EXACT', bid: '2' }, 'USD');
  expect(lines.map((line) => [line.state, line.bid])).toEqual([[state, bid]]);
});

test('thousands of pasted lines are read at once', () => {
  const keywords = Array.from({ length: 5000 }, (_, place) => `word ${place}\tbroad\t1`).join('\n');
  const adGroups = [{ ...emptyAdGroup, name: 'Many', bid: '2', keywords }];
  const campaigns = campaign === undefined ? [] : [{ ...campaign, adGroups }];
  const [asked] = requestCreation({ ...wholeForm, campaigns }, 'USD').campaigns;
  expect(asked?.adGroups?.[0]?.keywords).toHaveLength(5000);
});

test('a product page becomes an ad of its ad group, unless another app was chosen since', () => {
  const productPage = {
    adamId: '1600000001',
    productPageId: '00000000-0000-4000-8000-000000000001',
    name: 'A | B',
  };
  const askFor = (adamId: string) => {
    const adGroups = [{ ...emptyAdGroup, productPage: { ...productPage, adamId } }];
    const campaigns = wholeForm.campaigns.map((one) => ({ ...one, adGroups }));
    return requestCreation({ ...wholeForm, campaigns }, 'USD').campaigns[0]?.adGroups?.[0]?.ads;
  };
  const { productPageId } = productPage;
  expect(askFor('1600000001')).toEqual([{ productPageId, name: 'A / B', status: 'running' }]);
  expect(askFor('1600000002')).toBeUndefined();
});
