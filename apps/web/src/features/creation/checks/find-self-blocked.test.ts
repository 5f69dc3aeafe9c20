import { expect, test } from 'vitest';
import { findSelfBlocked } from './find-self-blocked.ts';

const find = (keywords: string, { campaign = '', adGroup = '' }) =>
  findSelfBlocked({ negatives: campaign }, { negatives: adGroup, keywords, matchType: 'EXACT' });

test.each([
  ['no negatives, nothing blocked', 'calm\nbaby sleep', {}, []],
  [
    'a broad one blocks what holds its words',
    'calm\nbaby sleep\nsleep',
    { campaign: 'baby' },
    [['baby', ['baby sleep']]],
  ],
  [
    'in any order, on both levels',
    'sleep for baby',
    { adGroup: 'baby sleep' },
    [['baby sleep', ['sleep for baby']]],
  ],
  ['an exact one blocks just what it says', 'baby\nbaby sleep', { campaign: '[Baby]' }, [['Baby', ['baby']]]],
  ['words that are part of others do not count', 'babysitter', { campaign: 'baby' }, []],
  ['what is left out anyway is not counted', 'baby\nBABY', { campaign: '[baby]' }, [['baby', ['baby']]]],
] as const)('%s', (_what, keywords, negatives, blocked) => {
  expect(find(keywords, negatives).map((one) => [one.negative, one.keywords])).toEqual(blocked);
});

test('made exact it blocks its keywords no more, wherever it stands, and the rest stays as typed', () => {
  const negatives = { campaign: 'cheap, baby\n[free]', adGroup: 'babysitter; baby' };
  const [found] = find('baby sleep\nfree games', negatives);
  const mended = found?.makeExact?.();
  expect(mended).toEqual({ campaign: 'cheap, [baby]\n[free]', adGroup: 'babysitter; [baby]' });
  expect(find('baby sleep\nfree games', mended ?? negatives)).toEqual([]);
});

test('an exact one leaves a broad keyword its other searches, a broad one does not', () => {
  const broad = (negatives: string) =>
    findSelfBlocked({ negatives }, { negatives: '', keywords: 'baby sleep', matchType: 'BROAD' });
  expect(broad('[baby sleep]')).toEqual([]);
  expect(broad('baby')).toHaveLength(1);
});

test('where it says just what a keyword says, exact would block it too, so that is not offered', () => {
  expect(find('baby', { campaign: 'baby' })[0]?.makeExact).toBeUndefined();
  expect(find('baby', { campaign: '[baby]' })[0]?.makeExact).toBeUndefined();
});
