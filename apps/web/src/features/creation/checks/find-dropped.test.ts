import { expect, test } from 'vitest';
import { findDropped } from './find-dropped.ts';
import { emptyAdGroup, emptyCampaign } from '../first-form.ts';

const filled = {
  ...emptyCampaign,
  bidStrategy: 'MAX_CONVERSIONS' as const,
  negatives: 'free',
  adGroups: [
    {
      ...emptyAdGroup,
      keywords: `tea\ntea timer\nTea\n${'x'.repeat(81)}`,
      negatives: '[coffee]\n[milk]',
      hours: [9],
    },
    { ...emptyAdGroup, searchMatch: true },
  ],
};

test('of a half filled draft it is told what only search results can have', () => {
  expect(findDropped(filled, 'APPSTORE_TODAY_TAB')).toEqual({
    keywords: 2,
    negatives: 3,
    hours: true,
    searchMatch: true,
    automated: true,
  });
});

test('nothing is dropped of what is empty, between other placements, or on the way back', () => {
  expect(findDropped(emptyCampaign, 'APPSTORE_TODAY_TAB')).toBeUndefined();
  expect(findDropped(filled, 'APPSTORE_SEARCH_RESULTS')).toBeUndefined();
  const elsewhere = { ...filled, placement: 'APPSTORE_TODAY_TAB' as const };
  expect(findDropped(elsewhere, 'APPSTORE_SEARCH_TAB')).toBeUndefined();
  expect(findDropped(elsewhere, 'APPSTORE_SEARCH_RESULTS')).toBeUndefined();
});
