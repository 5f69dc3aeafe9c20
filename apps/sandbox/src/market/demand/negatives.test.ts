import { describe, expect, it } from 'vitest';
import type { MatchType } from '../../world/entities.ts';
import { makeSmallWorld, since, stampAt, sumOf, type SmallWorld } from '../testing/small-world.ts';

function negate(
  made: SmallWorld,
  text: string,
  matchType: MatchType,
  adGroupId: number | null,
  at = since,
): void {
  const state = {
    campaignId: made.campaignId,
    adGroupId,
    text,
    matchType,
    status: 'ENABLED' as const,
    deleted: false,
  };
  made.world.negativeKeywords.insert(state, stampAt(at));
}

const termsOf = (made: SmallWorld, adGroupId: number): string[] =>
  made.query({ level: 'searchTerm', adGroupIds: [adGroupId] }).flatMap((row) => row.searchTerm ?? []);

describe('broad matching and Search Match', () => {
  it('bring searches that nobody wrote down', () => {
    const made = makeSmallWorld();
    const broad = new Set(termsOf(made, made.broadId));
    expect(broad.size).toBeGreaterThan(8);
    expect([...broad].filter((text) => text.includes('focus timer')).length).toBeGreaterThan(3);
    expect(new Set(termsOf(made, made.matchId)).size).toBeGreaterThan(10);
    const sources = made.query({ level: 'searchTerm', adGroupIds: [made.matchId] });
    expect(sources.every((row) => row.keywordId === null)).toBe(true);
  });

  it('are needed for that: an exact keyword brings its text and a near spelling, and nothing else', () => {
    const made = makeSmallWorld();
    const rows = made.query({ level: 'searchTerm', adGroupIds: [made.exactId] });
    expect(rows.every((row) => row.keywordId !== null)).toBe(true);
    const [id] = made.exactIds;
    const texts = rows.flatMap((row) => (row.keywordId === id ? (row.searchTerm ?? []) : []));
    expect(texts.toSorted()).toEqual(['focus timer', 'focus timers']);
  });

  it('keep searches with under ten impressions to themselves, without losing them from the sums', () => {
    const made = makeSmallWorld();
    const rows = made.query({ level: 'searchTerm', adGroupIds: [made.broadId, made.matchId] });
    const named = rows.filter((row) => row.searchTerm !== null);
    expect(Math.min(...named.map((row) => row.measures.impressions))).toBeGreaterThanOrEqual(10);
    const hidden = rows.filter((row) => row.searchTerm === null);
    expect(hidden.length).toBeGreaterThan(0);
    const spend = sumOf(hidden).spend / sumOf(rows).spend;
    expect(spend).toBeGreaterThan(0.08);
    expect(spend).toBeLessThan(0.35);
  });
});

describe('a negative keyword', () => {
  it('stops its very text when exact, and nothing else', () => {
    const made = makeSmallWorld();
    expect(termsOf(made, made.broadId)).toContain('focus timer');
    const longer = termsOf(made, made.broadId).filter((text) => /focus timer./.test(text));
    expect(longer.length).toBeGreaterThan(0);
    negate(made, 'FOCUS TIMER', 'EXACT', null);
    const left = termsOf(made, made.broadId);
    expect(left).not.toContain('focus timer');
    expect(left.filter((text) => longer.includes(text)).length).toBeGreaterThan(0.7 * longer.length);
  });

  it('stops every search with all its words, in any order, when broad', () => {
    const made = makeSmallWorld();
    expect(termsOf(made, made.broadId).some((text) => text.includes('free'))).toBe(true);
    negate(made, 'timer free', 'BROAD', null);
    expect(
      termsOf(made, made.broadId).filter((text) => text.includes('free') && text.includes('timer')),
    ).toEqual([]);
    expect(termsOf(made, made.broadId)).toContain('focus timer');
  });

  it('of an ad group leaves the others alone', () => {
    const made = makeSmallWorld();
    negate(made, 'focus timer', 'EXACT', made.broadId);
    expect(termsOf(made, made.broadId)).not.toContain('focus timer');
    expect(termsOf(made, made.exactId)).toContain('focus timer');
  });

  it('leaves an exact keyword of the same text only its misspellings', () => {
    const made = makeSmallWorld();
    const [id = 0] = made.exactIds;
    const ofKeyword = () => sumOf(made.query({}).filter((row) => row.keywordId === id)).impressions;
    const before = ofKeyword();
    negate(made, 'focus timer', 'BROAD', made.exactId);
    expect(ofKeyword()).toBeLessThan(0.1 * before);
    negate(made, 'focus timers', 'EXACT', made.exactId);
    expect(ofKeyword()).toBe(0);
  });

  it('works from its instant on and no longer than it is enabled', () => {
    const made = makeSmallWorld();
    const at = Date.UTC(2025, 2, 10, 5);
    negate(made, 'focus timer', 'EXACT', made.exactId, at);
    const [row] = [...made.world.negativeKeywords.rows()];
    made.world.negativeKeywords.change(row?.id ?? 0, { status: 'PAUSED' }, stampAt(Date.UTC(2025, 2, 20, 5)));
    const exact = made.query({ level: 'searchTerm', grain: 'day', adGroupIds: [made.exactId] });
    const days = exact.filter((one) => one.searchTerm === 'focus timer').map((one) => one.at ?? '');
    expect(days).toContain('2025-03-09');
    expect(days.filter((day) => day > '2025-03-10' && day < '2025-03-20')).toEqual([]);
    expect(days).toContain('2025-03-21');
  });
});
