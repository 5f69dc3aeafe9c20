import { describe, expect, it } from 'vitest';
import type { Story } from '../world/story.ts';
import { makeDemoWorld } from '../world/demo/demo-world.ts';
import { latest } from '../world/table.ts';
import { Market } from './market.ts';
import type { MeasureRequest, MeasureRow } from './report/measure-request.ts';
import { sumOf } from './testing/small-world.ts';
import { tapInstallsOf } from './counts/measures.ts';

const now = Date.UTC(2026, 10, 20, 12);

/** The world that opens when nobody asks for another one, and one more. */
describe.each([1, 7])('the demo world of seed %i', (seed) => {
  const world = makeDemoWorld(seed, now);
  const market = new Market(world);

  function storyOf(kind: Story['kind']): Story {
    const story = world.stories.find((one) => one.kind === kind);
    if (!story) throw new Error(`no story ${kind}`);
    return story;
  }

  function query(
    { campaignId, adGroupId }: Story,
    part: Partial<MeasureRequest>,
    among = world,
  ): readonly MeasureRow[] {
    const { adAccountId } = latest(among.campaigns.get(campaignId ?? 0));
    const own = among === world ? market : new Market(among);
    return own.measure({
      adAccountId,
      level: 'campaign',
      campaignIds: [campaignId ?? 0],
      ...(adGroupId === null ? {} : { adGroupIds: [adGroupId] }),
      from: '2026-01-01',
      to: '2026-11-19',
      zone: 'ORTZ',
      grain: 'total',
      now,
      ...part,
    });
  }

  const dayOf = (at: number, shift: number): string =>
    new Date(at + shift * 86_400_000).toISOString().slice(0, 10);

  function aroundStart(
    story: Story,
    days: number,
  ): { before: readonly MeasureRow[]; after: readonly MeasureRow[] } {
    const until = story.to ?? now;
    return {
      before: query(story, { from: dayOf(story.from, -days), to: dayOf(story.from, -2) }),
      after: query(story, { from: dayOf(until, -days), to: dayOf(until, -2) }),
    };
  }

  it('has a year behind it in every campaign but those that reach nobody', () => {
    const accounts = [...world.adAccounts.rows()].map((row) => row.id);
    const request = {
      level: 'campaign',
      from: '2025-11-21',
      to: '2026-11-19',
      zone: 'ORTZ',
      grain: 'month',
      now,
    } as const;
    const rows = accounts.flatMap((adAccountId) => market.measure({ adAccountId, ...request }));
    const prepared = [...world.campaigns.rows()].filter((row) => (latest(row).startAt ?? 0) > now);
    expect(new Set(rows.map((row) => row.campaignId)).size).toBe(world.campaigns.size - prepared.length);
    expect(new Set(rows.map((row) => row.at)).size).toBe(13);
  });

  it('lets a forgotten budget raise run on', () => {
    const { before, after } = aroundStart(storyOf('forgottenBudgetRaise'), 28);
    expect(sumOf(after).spend).toBeGreaterThan(1.5 * sumOf(before).spend);
  });

  it('lets a rule compound until taps cost far more', () => {
    const { before, after } = aroundStart(storyOf('compoundingRule'), 9);
    const cpt = (rows: readonly MeasureRow[]): number => sumOf(rows).spend / sumOf(rows).taps;
    expect(cpt(after)).toBeGreaterThan(1.25 * cpt(before));
  });

  it('lets a rival take the first place on the brand word', () => {
    const story = storyOf('rivalOnBrandWord');
    const ofWord = (rows: readonly MeasureRow[]) => rows.filter((row) => row.keywordId === story.keywordId);
    const range = { level: 'keyword', from: dayOf(story.from, -28), to: dayOf(story.from, -2) } as const;
    const before = ofWord(query(story, range));
    const after = ofWord(query(story, { ...range, from: dayOf(story.from, 2), to: dayOf(story.from, 28) }));
    expect(sumOf(after).taps).toBeLessThan(0.6 * sumOf(before).taps);
    expect(sumOf(after).spend / sumOf(after).taps).toBeGreaterThan(
      1.05 * (sumOf(before).spend / sumOf(before).taps),
    );
  });

  it('loses the rejected page and what it converted', () => {
    const story = storyOf('pageRejected');
    const rate = (rows: readonly MeasureRow[]): number => tapInstallsOf(sumOf(rows)) / sumOf(rows).taps;
    const before = query(story, { from: dayOf(story.from, -60), to: dayOf(story.from, -33), level: 'ad' });
    const after = query(story, { from: dayOf(story.from, 2), to: dayOf(now, -2), level: 'ad' });
    expect(before.some((row) => row.adId !== null)).toBe(true);
    expect(after.every((row) => row.adId === null)).toBe(true);
    expect(rate(after)).toBeLessThan(0.92 * rate(before));
  });

  it('lets an ambiguous word bleed: taps, and hardly an install', () => {
    const story = storyOf('bleedingDiscoveryWord');
    const terms = query(story, { level: 'searchTerm', from: dayOf(story.from, 2), to: dayOf(now, -2) });
    const word = sumOf(terms.filter((row) => row.searchTerm === 'focus'));
    const others = sumOf(terms.filter((row) => row.searchTerm !== 'focus'));
    expect(word.taps).toBeGreaterThan(100);
    expect(tapInstallsOf(word) / word.taps).toBeLessThan(0.1);
    expect(tapInstallsOf(others) / others.taps).toBeGreaterThan(0.3);
  });

  it('has no reports from the days of the outage while it lasts, and all of them afterwards', () => {
    const story = storyOf('reportingGap');
    const { campaignId } = storyOf('extraSlots');
    const range = { from: dayOf(story.from, -1), to: dayOf(story.from, 2), grain: 'day' as const };
    const during = query({ ...story, campaignId }, { ...range, now: (story.to ?? 0) - 3_600_000 });
    const afterwards = query({ ...story, campaignId }, range);
    expect(during.length).toBeLessThan(afterwards.length);
    expect(afterwards.length).toBe(4);
  });

  it('shows more ads for a search since March 2026, tapped less often', () => {
    const story = storyOf('extraSlots');
    const range = { from: '2026-03-04', to: '2026-03-31' };
    const after = sumOf(query(story, range));
    const plain = makeDemoWorld(seed, now);
    plain.setFacts({ ...plain.facts, extraSlotsFrom: {} }, 0);
    const without = sumOf(query(story, range, plain));
    expect(after.impressions).toBeGreaterThan(1.1 * without.impressions);
    expect(after.taps / after.impressions).toBeLessThan(0.95 * (without.taps / without.impressions));
  });
});
