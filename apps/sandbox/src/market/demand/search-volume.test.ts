import { describe, expect, it } from 'vitest';
import type { SearchTerm } from '../../world/search-term.ts';
import { searchesPerDay } from './search-volume.ts';

const term: SearchTerm = {
  text: 'focus timer',
  country: 'US',
  category: 'productivity',
  concept: 0,
  brandOf: null,
  popularity: 40,
  fit: 1,
};

describe('searches of a day', () => {
  it('grow tenfold with each twenty of popularity', () => {
    const more = searchesPerDay({ ...term, popularity: 60 });
    expect(more / searchesPerDay(term)).toBeCloseTo(10, 6);
    expect(searchesPerDay({ ...term, popularity: 5 })).toBeLessThan(2);
  });

  it('are fewer in a smaller country', () => {
    const japan = searchesPerDay({ ...term, country: 'JP' });
    expect(japan).toBeLessThan(searchesPerDay(term));
    expect(searchesPerDay({ ...term, country: 'CH' })).toBeLessThan(0.2 * japan);
  });
});
