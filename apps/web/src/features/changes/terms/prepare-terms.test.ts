import { expect, test } from 'vitest';
import {
  blocksItself,
  negativesByPlace,
  requestTerms,
  type Term,
  type TermChoice,
  withoutRefused,
} from './prepare-terms.ts';
import { previewOf } from '../testing/sets.ts';

const terms: Term[] = [
  { text: 'ferry times', campaignId: '1', adGroupId: '10', places: [] },
  { text: 'ferry times', campaignId: '2', adGroupId: '20', places: [] },
];
const both: TermChoice = {
  way: 'both',
  target: { campaignId: '3', adGroupId: '30' },
  matchType: 'EXACT',
  negativeMatchType: 'EXACT',
  keptOutOf: 'adGroup',
};

test('a term becomes one keyword where it is wanted, and a negative wherever it was met', () => {
  expect(requestTerms(terms, both)).toEqual({
    newKeywords: [{ adGroupId: '30', text: 'ferry times', matchType: 'EXACT' }],
    newNegativeKeywords: [
      { campaignId: '1', adGroupId: '10', text: 'ferry times', matchType: 'EXACT' },
      { campaignId: '2', adGroupId: '20', text: 'ferry times', matchType: 'EXACT' },
    ],
  });
  const wide = requestTerms(terms, {
    ...both,
    way: 'negative',
    negativeMatchType: 'BROAD',
    keptOutOf: 'campaign',
  });
  expect(wide).toEqual({
    newNegativeKeywords: [
      { campaignId: '1', text: 'ferry times', matchType: 'BROAD' },
      { campaignId: '2', text: 'ferry times', matchType: 'BROAD' },
    ],
  });
  expect(Object.keys(requestTerms(terms, { ...both, way: 'keyword' }))).toEqual(['newKeywords']);
});

test.each([
  [{}, false],
  [{ target: { campaignId: '1', adGroupId: '10' } }, true],
  [{ target: { campaignId: '1', adGroupId: '11' } }, false],
  [{ target: { campaignId: '1', adGroupId: '11' }, keptOutOf: 'campaign' }, true],
  [{ target: { campaignId: '1', adGroupId: '10' }, matchType: 'BROAD' }, false],
  [{ target: { campaignId: '1', adGroupId: '10' }, way: 'keyword' }, false],
] as const)('a keyword that its own negative keeps from working is noticed: %o', (more, isBlocked) => {
  expect(blocksItself(terms, { ...both, ...more })).toBe(isBlocked);
});

test('a term that was met twice in a place is kept out of it once, however it is written', () => {
  const met = [...terms, { text: 'Ferry  Times', campaignId: '1', adGroupId: '11', places: [] }];
  const wide = { ...both, keptOutOf: 'campaign' } as const;
  expect(requestTerms(met, wide)).toMatchObject({
    newKeywords: [{ text: 'ferry times' }],
    newNegativeKeywords: [{ campaignId: '1' }, { campaignId: '2' }],
  });
  expect(requestTerms(met, both).newNegativeKeywords).toHaveLength(3);
});

test('what is refused is left out, and the others stay', () => {
  const refused = [{ field: 'text', reason: 'duplicateKeyword' as const, message: 'There already' }];
  const edit = { objectId: null, before: {}, after: {}, refused: [], warnings: [] };
  const preview = previewOf([
    { ...edit, path: 'newKeywords.0', refused },
    { ...edit, path: 'newNegativeKeywords.0', refused },
    { ...edit, path: 'newNegativeKeywords.1' },
  ]);
  expect(withoutRefused(requestTerms(terms, both), preview)).toEqual({
    newKeywords: [],
    newNegativeKeywords: [{ campaignId: '2', adGroupId: '20', text: 'ferry times', matchType: 'EXACT' }],
  });
});

test('terms of several apps become keywords of the ad group nearest to each, or of where they were met', () => {
  const [here, there] = terms;
  const map = { text: 'harbour map', campaignId: '3', adGroupId: '31', places: [] };
  if (here === undefined || there === undefined) throw new Error('two terms');
  const target = new Map([
    [here, { campaignId: '1', adGroupId: '11' }],
    [there, { campaignId: '2', adGroupId: '21' }],
  ]);
  const choice: TermChoice = { ...both, target };
  expect(requestTerms([here, there, map], choice).newKeywords).toEqual([
    { adGroupId: '11', text: 'ferry times', matchType: 'EXACT' },
    { adGroupId: '21', text: 'ferry times', matchType: 'EXACT' },
    { adGroupId: '31', text: 'harbour map', matchType: 'EXACT' },
  ]);
  expect(blocksItself([here, there], choice)).toBe(false);
  expect(blocksItself([here, there, map], choice)).toBe(true);
});

test('what is kept out is told place by place', () => {
  const negatives = requestTerms(
    [...terms, { text: 'harbour map', campaignId: '1', adGroupId: '10', places: [] }],
    both,
  ).newNegativeKeywords;
  expect(negativesByPlace(negatives ?? [])).toEqual([
    {
      place: { campaignId: '1', adGroupId: '10' },
      words: [
        { text: 'ferry times', matchType: 'EXACT' },
        { text: 'harbour map', matchType: 'EXACT' },
      ],
    },
    { place: { campaignId: '2', adGroupId: '20' }, words: [{ text: 'ferry times', matchType: 'EXACT' }] },
  ]);
});
