import { expect, test } from 'vitest';
import {
  type KeywordPlan,
  type PlannedKeyword,
  refusalsOf,
  requestPlan,
  withoutRefusedPlan,
} from './prepare-keyword-plan.ts';
import { previewOf } from '../testing/sets.ts';

const ferry: PlannedKeyword = {
  keywordId: '30',
  text: 'ferry times',
  matchType: 'BROAD',
  status: 'running',
  adGroupId: '20',
  campaignId: '10',
  bid: '1.20',
  currency: 'USD',
};
const paused: PlannedKeyword = { ...ferry, keywordId: '31', text: 'boats', status: 'paused', bid: null };
const exact: PlannedKeyword = { ...ferry, keywordId: '32', text: 'sails', matchType: 'EXACT' };
const plan: KeywordPlan = {
  way: 'matchType',
  matchType: 'EXACT',
  targets: [],
  keptOutOf: 'adGroup',
  bid: 'own',
};
const target = { adGroupId: '21', campaignId: '11', currency: 'USD' };
const own = { adGroupId: '20', campaignId: '10', currency: 'USD' };

test('each keyword of another match type is made anew, and what runs of them is paused', () => {
  expect(requestPlan([ferry, paused, exact], plan)).toEqual({
    newKeywords: [
      { adGroupId: '20', text: 'ferry times', matchType: 'EXACT', status: 'running', bid: '1.20' },
      { adGroupId: '20', text: 'boats', matchType: 'EXACT', status: 'paused' },
    ],
    keywords: [{ keywordId: '30', status: 'paused', before: { status: 'running' } }],
  });
});

test('a bid goes along up to the max of its ad group, where that is known', () => {
  const most = new Map([['20', '1.00']]);
  const own = [ferry, paused, { ...exact, matchType: 'BROAD' as const, bid: '0.80' }];
  expect(requestPlan(own, { ...plan, most }).newKeywords?.map(({ bid }) => bid)).toEqual([
    '1.00',
    undefined,
    '0.80',
  ]);
});

test('a keyword whose other one is refused goes on', () => {
  const request = { teamId: 7, ...requestPlan([ferry, { ...ferry, keywordId: '33', text: 'quay' }], plan) };
  const refused = [{ field: 'text', reason: 'duplicateKeyword' as const, message: 'It is there already.' }];
  const edit = { path: 'newKeywords.0', objectId: null, before: {}, after: {}, refused, warnings: [] };
  const preview = previewOf([edit]);
  expect(
    withoutRefusedPlan(request, preview, [ferry, { ...ferry, keywordId: '33', text: 'quay' }]),
  ).toMatchObject({
    newKeywords: [{ text: 'quay' }],
    keywords: [{ keywordId: '33' }],
  });
  expect(refusalsOf(preview)).toEqual(['It is there already.']);
});

test('copies go to each ad group, with their bids where the currency is the same, and never onto themselves', () => {
  const copy: KeywordPlan = { ...plan, way: 'copy', matchType: 'same', targets: [target, own] };
  expect(requestPlan([ferry], copy)).toEqual({
    newKeywords: [
      { adGroupId: '21', text: 'ferry times', matchType: 'BROAD', status: 'running', bid: '1.20' },
    ],
  });
  expect(requestPlan([ferry], { ...copy, bid: 'adGroup' }).newKeywords?.[0]).not.toHaveProperty('bid');
  const abroad = { ...copy, matchType: 'EXACT' as const, targets: [{ ...target, currency: 'EUR' }, own] };
  expect(requestPlan([ferry], abroad).newKeywords).toEqual([
    { adGroupId: '21', text: 'ferry times', matchType: 'EXACT', status: 'running' },
    { adGroupId: '20', text: 'ferry times', matchType: 'EXACT', status: 'running', bid: '1.20' },
  ]);
});

test.each([
  ['adGroup', [{ campaignId: '11', adGroupId: '21', text: 'ferry times', matchType: 'BROAD' }]],
  ['campaign', [{ campaignId: '11', text: 'ferry times', matchType: 'BROAD' }]],
] as const)('a keyword is kept out of the chosen %s once, and never where it runs', (keptOutOf, wanted) => {
  const exclude: KeywordPlan = {
    way: 'exclude',
    matchType: 'same',
    targets: [target, own, ...(keptOutOf === 'campaign' ? [{ ...target, adGroupId: '22' }] : [])],
    keptOutOf,
    bid: 'own',
  };
  expect(requestPlan([ferry], exclude)).toEqual({ newNegativeKeywords: wanted });
});
