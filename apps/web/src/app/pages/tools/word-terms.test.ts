import type { WordUse } from '@tapwright/contracts/words';
import { expect, test } from 'vitest';
import { termsOfWords } from './word-terms.ts';

const placeOf = (adGroupId: string) => ({
  campaignId: '1',
  campaignName: 'Brand',
  adGroupId,
  adGroupName: `Words ${adGroupId}`,
});
const met = (adGroupId: string): WordUse['met'][number] => ({
  ...placeOf(adGroupId),
  firstSeen: '2026-11-01',
  localSpendAmount: 0,
  impressions: 0,
  taps: 0,
  installs: 0,
});
const held = (adGroupId: string): WordUse['keywords'][number] => ({
  ...placeOf(adGroupId),
  text: 'Nap',
  matchType: 'EXACT',
  isRunning: true,
  keywordId: '9',
  bid: null,
  currency: 'USD',
});
const nowhere = { note: null, keywords: [], negatives: [], met: [] };

test('a word is acted on at every ad group that met it, else where it is held, else where it would go', () => {
  const uses = [
    { ...nowhere, word: 'timer', met: [met('11'), met('12')], keywords: [held('13')] },
    { ...nowhere, word: 'nap', keywords: [held('14')] },
    { ...nowhere, word: 'new' },
  ];
  const at = termsOfWords(uses, placeOf('15')).map(({ text, adGroupId }) => `${text} ${adGroupId}`);
  expect(at).toEqual(['timer 11', 'timer 12', 'nap 14', 'new 15']);
  expect(termsOfWords(uses, null).map(({ text }) => text)).toEqual(['timer', 'timer', 'nap']);
});
