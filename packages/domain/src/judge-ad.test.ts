import { expect, test } from 'vitest';
import { type AdEdit, type AdGroupState, everybody, type VariationState } from './ad-states.ts';
import { type KnownAds, worldAfter } from './ad-world.ts';
import { judgeEdits } from './judge-edits.ts';

const group = { name: 'Words', isRemoved: false, status: 'running', bid: 200, cpaGoal: null } as const;
const times = { startTime: null, endTime: null };
const campaign = {
  adAccountId: '1',
  name: 'Brand',
  isRemoved: false,
  status: 'running',
  dailyCap: 9000,
  totalBudget: null,
  cpaGoal: null,
  countries: ['US'],
  adamId: '900',
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
  ...times,
} as const;
const adGroup: AdGroupState = { campaignId: 'c', ...group, searchMatch: false, ...times, ...everybody };
const ad = (name: string, status: 'running' | 'paused', adGroupId = 'g'): VariationState => ({
  adGroupId,
  name,
  productPageId: `page of ${name}`,
  status,
  isRemoved: false,
});

const known: KnownAds = {
  campaign: new Map([['c', campaign]]),
  adGroup: new Map([
    ['g', adGroup],
    ['h', adGroup],
    ['gone', { ...adGroup, isRemoved: true }],
  ]),
  keyword: new Map(),
  negativeKeyword: new Map(),
  ad: new Map([
    ['winter', ad('Winter', 'running')],
    ['spring', ad('Spring', 'paused')],
    ['summer', ad('Summer', 'paused', 'h')],
    ['autumn', ad('Autumn', 'paused', 'gone')],
  ]),
};
const turn = (id: string, status: 'running' | 'paused'): AdEdit => ({
  kind: 'ad',
  id,
  intent: 'update',
  after: { status },
});
const create = (page: string | null, status: 'running' | 'paused', adGroupId = 'g'): AdEdit => ({
  kind: 'ad',
  id: `-${page}`,
  intent: 'create',
  after: { adGroupId, name: page ?? '', productPageId: page, status, isRemoved: false },
});
const remove = (id: string): AdEdit => ({ kind: 'ad', id, intent: 'remove', after: {} });

const judge = (...edits: AdEdit[]) =>
  judgeEdits(
    worldAfter(known, edits, {
      now: new Date('2026-11-20T12:00:00Z'),
      currencyOf: () => ({ currency: 'USD', perUsd: undefined }),
      lowestRecentBid: () => null,
    }),
    edits,
  ).map(({ refused, confirm }) => [
    ...refused.map(({ field, reason, values }) => [field, reason, ...Object.values(values ?? {})].join(' ')),
    ...confirm.map(({ reason }) => `${reason}?`),
  ]);

test('one ad of an ad group runs: another is refused by the name of the one that does', () => {
  expect(judge(turn('spring', 'running'))).toEqual([['status otherAdRuns Winter']]);
  expect(judge(turn('summer', 'running'))).toEqual([[]]);
  expect(judge(turn('winter', 'paused'))).toEqual([[]]);
});

test('in one set one takes the place of the other, whichever stands first, or of one that is removed', () => {
  expect(judge(turn('spring', 'running'), turn('winter', 'paused'))).toEqual([[], []]);
  expect(judge(turn('winter', 'paused'), turn('spring', 'running'))).toEqual([[], []]);
  expect(judge(remove('winter'), turn('spring', 'running'))).toEqual([['removalIsFinal?'], []]);
});

test('what lies in a removed ad group, and what is not known, changes no more', () => {
  expect(judge(turn('autumn', 'running'))).toEqual([['adGroupId removed']]);
  expect(judge(turn('unknown', 'running'))).toEqual([['id notHere']]);
});

test('a new ad has a name and a page that no other of its ad group shows, and waits for the one that runs', () => {
  expect(judge(create('page of May', 'paused'))).toEqual([[]]);
  expect(judge(create('page of May', 'running', 'h'))).toEqual([[]]);
  expect(judge(create('page of May', 'running'))).toEqual([['status otherAdRuns Winter']]);
  expect(judge(create('page of May', 'running'), turn('winter', 'paused'))).toEqual([[], []]);
  expect(judge(create(null, 'paused'))).toEqual([['name required', 'productPageId required']]);
  expect(judge(create('page of Spring', 'paused'))).toEqual([['productPageId pageTaken Spring']]);
  expect(judge(create('page of Spring', 'paused', 'h'))).toEqual([[]]);
  expect(judge(create('page of Spring', 'paused'), remove('spring'))).toEqual([[], ['removalIsFinal?']]);
  expect(judge(create('page of May', 'paused', 'gone'))).toEqual([['adGroupId removed']]);
});
