import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeNGrams } from './judge-n-gram.ts';
import { fewestTaps, fewestTerms, gatherNGrams, longestNGram } from './n-grams.ts';

const figure = (word: string, taps: number, campaignId = '1') => ({
  campaignId,
  word,
  spend: taps * 1_000_000,
  impressions: taps * 10,
  taps,
  installs: 0,
});

test('n-grams add up what their searches did, campaign by campaign', () => {
  const found = gatherNGrams([
    figure('free ringtone', 10),
    figure('ringtone maker', 10),
    figure('my ringtone', 10, '2'),
    figure('free timer', 10),
    figure('free ringtone', 5, '2'),
  ]);
  const [ringtone] = found.filter(({ pieces }) => pieces.join(' ') === 'ringtone');
  expect(found).toHaveLength(1);
  expect(ringtone?.words).toHaveLength(3);
  expect(ringtone?.sums.taps).toBe(35);
  expect(ringtone?.ofCampaigns.get('2')).toMatchObject({ taps: 15, terms: 2 });
});

test('a word that only stands within a longer one is told by the longer one', () => {
  const found = gatherNGrams(
    ['ring tone a', 'ring tone b', 'ring tone c', 'my ring tone'].map((word) => figure(word, 10)),
  );
  expect(found.map(({ pieces }) => pieces.join(' '))).toEqual(['ring tone']);
});

const words = fc.array(
  fc.record({
    word: fc
      .array(fc.constantFrom('free', 'best', 'ring', 'tone', '無料', '写真'), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(' ')),
    taps: fc.integer({ min: 0, max: 40 }),
    campaign: fc.constantFrom('1', '2'),
  }),
  { maxLength: 60 },
);

test('each has enough searches and taps, and its campaigns add up to it', () => {
  fc.assert(
    fc.property(words, (drawn) => {
      const once = new Map(
        drawn.map(({ word, taps, campaign }) => [`${campaign} ${word}`, figure(word, taps, campaign)]),
      );
      for (const { pieces, words: held, sums, ofCampaigns } of gatherNGrams([...once.values()])) {
        expect(pieces.length).toBeLessThanOrEqual(longestNGram);
        expect(held.length).toBeGreaterThanOrEqual(fewestTerms);
        expect(sums.taps).toBeGreaterThanOrEqual(fewestTaps);
        expect(held.every((word) => ` ${word} `.includes(` ${pieces.join(' ')} `))).toBe(true);
        expect([...ofCampaigns.values()].reduce((sum, one) => sum + one.taps, 0)).toBe(sums.taps);
      }
    }),
  );
});

test('none is missed: those counted one by one are told, or a longer one tells nearly all of their money', () => {
  fc.assert(
    fc.property(words, (drawn) => {
      const once = [
        ...new Map(
          drawn.map(({ word, taps, campaign }) => [`${campaign} ${word}`, figure(word, taps, campaign)]),
        ).values(),
      ];
      const found = new Map(gatherNGrams(once).map((gram) => [gram.pieces.join(' '), gram]));
      const counted = countOneByOne(once);
      for (const key of found.keys()) expect(counted.has(key)).toBe(true);
      const told = [...counted].map(([key, { held, spend }]) => {
        const around = [...counted].filter(
          ([longer]) =>
            longer.split(' ').length === key.split(' ').length + 1 && ` ${longer} `.includes(` ${key} `),
        );
        const isLonger = around.some(([, longer]) => longer.spend > 0.9 * spend);
        return [key, isLonger ? undefined : { words: held, spend }];
      });
      const gathered = [...counted.keys()].map((key) => {
        const gram = found.get(key);
        return [key, gram && { words: new Set(gram.words), spend: gram.sums.spend }];
      });
      expect(gathered).toEqual(told);
    }),
  );
});

/** The slow way: every part of every search, each search once. */
function countOneByOne(figures: readonly ReturnType<typeof figure>[]) {
  const all = new Map<string, { held: Set<string>; taps: number; spend: number }>();
  for (const { word, taps, spend } of figures) {
    const parts = word.split(' ');
    const keys = new Set(
      parts.flatMap((_, from) => [1, 2, 3].map((length) => parts.slice(from, from + length).join(' '))),
    );
    for (const key of keys) {
      const one = all.get(key) ?? { held: new Set(), taps: 0, spend: 0 };
      all.set(key, { held: one.held.add(word), taps: one.taps + taps, spend: one.spend + spend });
    }
  }
  return new Map([...all].filter(([, { held, taps }]) => held.size >= fewestTerms && taps >= fewestTaps));
}

describe('an n-gram', () => {
  const goal = 3_400_000;
  const sums = (spend: number, taps: number, installs: number) => ({
    spend: spend * 1_000_000,
    impressions: taps * 10,
    taps,
    installs,
  });
  test.each([
    ['wastes', sums(149, 96, 9), 'waste'],
    ['earns', sums(98, 77, 41), 'earns'],
    ['is about its goal', sums(271, 203, 79), 'open'],
    ['says too little', sums(24, 21, 4), 'thin'],
    ['brought nothing of few taps', sums(4, 3, 0), 'thin'],
  ])('that %s', (_, measured, verdict) => {
    expect(judgeNGrams([{ sums: measured, goal }])).toEqual([verdict]);
  });

  test('what looks like waste once in a hundred tries is not believed', () => {
    const often = Array.from({ length: 99 }, () => ({ sums: sums(271, 203, 79), goal }));
    const near = { sums: sums(75, 40, 7), goal };
    expect(judgeNGrams([near]).at(0)).toBe('waste');
    expect(judgeNGrams([near, ...often]).at(0)).not.toBe('waste');
  });
});
