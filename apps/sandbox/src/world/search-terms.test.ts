import { describe, expect, it } from 'vitest';
import { categoryKeys } from './categories.ts';
import { holdsWord } from './keyword-text.ts';
import { listGenericTerms } from './generic-terms.ts';
import { storefronts } from './storefronts.ts';
import { World } from './world.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';
import { conceptCount } from './vocabulary/vocabulary.ts';

const { terms, rivals } = new World(7);

describe('search terms', () => {
  it('are in the language of the storefront', () => {
    expect(terms.get('JP', '集中タイマー')).toMatchObject({ category: 'productivity', concept: 0 });
    expect(terms.get('DE', 'Fokus  Timer kostenlos')).toMatchObject({
      text: 'fokus timer kostenlos',
      concept: 0,
    });
    expect(terms.get('CN', '免费记账')).toMatchObject({ category: 'finance', concept: 0 });
    expect(terms.list('KR', 'games').some((term) => term.text === '퍼즐 게임')).toBe(true);
  });

  it('have the popularity that was counted: most are rare, and above 84 stand names only', () => {
    for (const { code } of storefronts.slice(0, 4)) {
      const all = categoryKeys.flatMap((category) => terms.list(code, category));
      const part = (low: number, high: number): number =>
        all.filter(({ popularity }) => popularity >= low && popularity <= high).length / all.length;
      expect(part(5, 20)).toBeGreaterThan(0.5);
      expect(part(5, 20)).toBeLessThan(0.66);
      expect(part(85, 100)).toBeLessThan(0.03);
      expect(all.filter((term) => term.popularity > 84).every((term) => term.brandOf !== null)).toBe(true);
    }
  });

  it('know every vocabulary whole: six different words for each category', () => {
    for (const { concepts, patterns } of Object.values(vocabularies)) {
      for (const category of categoryKeys) expect(new Set(concepts[category]).size).toBe(conceptCount);
      expect(patterns.every((pattern) => pattern.split('{}').length === 2)).toBe(true);
    }
    const words = Object.values(vocabularies.en.concepts).flat();
    expect(new Set(words).size).toBe(words.length);
  });

  it('are rare when nobody knows them, and the same each time', () => {
    const guess = terms.get('US', 'underwater basket weaving');
    expect(guess).toMatchObject({ category: null, brandOf: null });
    expect(guess.popularity).toBeLessThan(20);
    expect(new World(7).terms.get('US', 'underwater basket weaving')).toEqual(guess);
  });

  it('lead to the rival whose name is in them', () => {
    const [rival] = rivals;
    const brand = rival?.name.split(':')[0]?.toLowerCase() ?? '';
    expect(terms.get('US', `${brand} login`).brandOf).toBe(rival?.adamId);
  });

  it('differ between worlds', () => {
    const popularities = (seed: number) =>
      listGenericTerms(seed, 'US').map((term) => term.text + term.popularity);
    expect(popularities(1)).not.toEqual(popularities(2));
  });
});

describe('words in a text', () => {
  it('are whole words where there are spaces, and parts elsewhere', () => {
    expect(holdsWord('free focus timer', 'focus')).toBe(true);
    expect(holdsWord('refocus', 'focus')).toBe(false);
    expect(holdsWord('免费记账本', '记账')).toBe(true);
  });
});
