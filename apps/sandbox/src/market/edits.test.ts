import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../world/entities.ts';
import type { MeasureRow } from './report/measure-request.ts';
import { longAfter, makeSmallWorld, stampAt, sumOf, type SmallWorld } from './testing/small-world.ts';

const hourMs = 3_600_000;
const edited = Date.UTC(2025, 2, 18, 19, 20);

/** What is written by hand, one of each kind. */
const edits: Record<string, (world: SmallWorld, at: Instant) => void> = {
  'a bid raised': ({ world, exactIds }, at) =>
    world.keywords.change(exactIds[0] ?? 0, { bid: 900 }, stampAt(at)),
  'a keyword paused': ({ world, exactIds }, at) =>
    world.keywords.change(exactIds[0] ?? 0, { status: 'PAUSED' }, stampAt(at)),
  'a keyword added': ({ addKeyword, exactId }, at) => addKeyword(exactId, 'calendar', 'EXACT', at),
  'an ad group paused': ({ world, broadId }, at) =>
    world.adGroups.change(broadId, { status: 'PAUSED' }, stampAt(at)),
  'a campaign removed': ({ world, campaignId }, at) =>
    world.campaigns.change(campaignId, { deleted: true }, stampAt(at)),
  'the budget cut': ({ world, campaignId }, at) =>
    world.campaigns.change(campaignId, { dailyBudget: 2000 }, stampAt(at)),
  'the budget raised': ({ world, campaignId }, at) =>
    world.campaigns.change(campaignId, { dailyBudget: 90_000 }, stampAt(at)),
  'a country added': ({ world, campaignId }, at) =>
    world.campaigns.change(campaignId, { countries: ['US', 'GB'] }, stampAt(at)),
  'a negative added': ({ world, campaignId }, at) =>
    world.negativeKeywords.insert(
      { campaignId, adGroupId: null, text: 'timer', matchType: 'BROAD', status: 'ENABLED', deleted: false },
      stampAt(at),
    ),
  'targeting narrowed': ({ world, exactId }, at) => {
    const { targeting } = world.adGroups.get(exactId).versions[0]?.state ?? {};
    if (targeting)
      world.adGroups.change(exactId, { targeting: { ...targeting, genders: ['F'] } }, stampAt(at));
  },
  'the app refused': ({ world, adamId }, at) =>
    world.apps.change(adamId, { refusals: { '*': 'APP_NOT_ELIGIBLE' } }, stampAt(at)),
};

function withoutInstalls(rows: readonly MeasureRow[]): string[] {
  return rows.map(({ measures: { impressions, taps, spend }, ...subject }) =>
    JSON.stringify([subject, impressions, taps, spend]),
  );
}

const queryBefore = ({ query }: SmallWorld, now: Instant): MeasureRow[] => [
  ...query({ grain: 'hour', from: '2025-03-16', to: '2025-03-18', now }),
  ...query({ level: 'searchTerm', by: ['device'], from: '2025-03-01', to: '2025-03-17', now }),
];

describe.each(Object.entries(edits))('%s', (_, edit) => {
  it.each([10_000_000, 8000])('changes nothing that was reported before, with %i a day', (dailyBudget) => {
    const made = makeSmallWorld({ campaign: { dailyBudget } });
    const before = queryBefore(made, edited);
    edit(made, edited);
    expect(queryBefore(made, edited)).toEqual(before);
    const later = made.query({ grain: 'hour', from: '2025-03-16', to: '2025-03-18', now: longAfter });
    const known = before.filter((row) => row.at?.includes('T'));
    const sameHours = later.filter((row) => known.some((other) => other.at === row.at));
    expect(withoutInstalls(sameHours)).toEqual(withoutInstalls(known));
  });
});

describe('an edit', () => {
  it('works from its instant on, in the middle of a day', () => {
    const made = makeSmallWorld();
    const at = Date.UTC(2025, 2, 18, 19);
    made.world.campaigns.change(made.campaignId, { status: 'PAUSED' }, stampAt(at));
    const hours = made.query({
      level: 'campaign',
      grain: 'hour',
      from: '2025-03-18',
      to: '2025-03-19',
      zone: 'UTC',
    });
    const last = hours
      .map((row) => row.at ?? '')
      .toSorted()
      .at(-1);
    expect(last).toBe('2025-03-18T18');
  });

  it('is undone by its opposite, as if it had never been, from then on', () => {
    const plain = makeSmallWorld();
    const edited = makeSmallWorld();
    const [id = 0] = edited.exactIds;
    edited.world.keywords.change(id, { bid: 900 }, stampAt(Date.UTC(2025, 2, 10, 13)));
    edited.world.keywords.change(id, { bid: 180 }, stampAt(Date.UTC(2025, 2, 12, 9)));
    const range = { from: '2025-03-13', to: '2025-03-30', grain: 'day' as const };
    expect(edited.query(range)).toEqual(plain.query(range));
  });

  it('never reaches back, whatever is written when', () => {
    const kinds = Object.values(edits);
    const plan = fc.array(fc.tuple(fc.nat(kinds.length - 1), fc.integer({ min: 0, max: 20 * 24 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(plan, fc.constantFrom(10_000_000, 9000), (steps, dailyBudget) => {
        const made = makeSmallWorld({ campaign: { dailyBudget } });
        const start = Date.UTC(2025, 2, 2);
        let earlier: readonly MeasureRow[] = [];
        let reportedAt = '';
        for (const [kind, hours] of steps.toSorted((one, other) => one[1] - other[1])) {
          const at = start + hours * hourMs;
          const range = {
            from: '2025-03-01',
            to: '2025-03-28',
            grain: 'day' as const,
            level: 'campaign' as const,
          };
          const now = made.query({ ...range, now: at }).filter((row) => (row.at ?? '') < reportedAt);
          expect(withoutInstalls(now)).toEqual(
            withoutInstalls(earlier.filter((row) => (row.at ?? '') < reportedAt)),
          );
          earlier = made.query({ ...range, now: at });
          reportedAt = new Date(at - 30 * hourMs).toISOString().slice(0, 10);
          kinds[kind]?.(made, at);
        }
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('late installs', () => {
  const cohort = ({ query }: SmallWorld, now: Instant) =>
    sumOf(query({ level: 'campaign', from: '2025-03-03', to: '2025-03-09', now }));

  it('only ever grow, and settle within 31 days', () => {
    const made = makeSmallWorld();
    const end = Date.UTC(2025, 2, 10, 12);
    let before = cohort(made, end);
    for (let day = 1; day < 45; day += 1) {
      const after = cohort(made, end + day * 24 * hourMs);
      for (const key of [
        'tapNewDownloads',
        'tapRedownloads',
        'viewNewDownloads',
        'viewRedownloads',
      ] as const) {
        expect(after[key]).toBeGreaterThanOrEqual(before[key]);
      }
      expect([after.impressions, after.taps, after.spend]).toEqual([
        before.impressions,
        before.taps,
        before.spend,
      ]);
      before = after;
    }
    expect(cohort(made, end + 33 * 24 * hourMs)).toEqual(cohort(made, longAfter));
  });

  it('come mostly on the first day, and nine in ten by the third', () => {
    const made = makeSmallWorld();
    const installsBy = (now: Instant): number => {
      const rows = made.query({ level: 'campaign', from: '2025-03-10', to: '2025-03-10', now });
      return sumOf(rows).tapNewDownloads + sumOf(rows).tapRedownloads;
    };
    const all = installsBy(longAfter);
    expect(all).toBeGreaterThan(100);
    const dayEnd = Date.UTC(2025, 2, 11, 4);
    expect(installsBy(dayEnd + 3 * hourMs) / all).toBeGreaterThan(0.6);
    expect(installsBy(dayEnd + 3 * hourMs) / all).toBeLessThan(0.8);
    expect(installsBy(dayEnd + 75 * hourMs) / all).toBeGreaterThan(0.83);
    expect(installsBy(dayEnd + 75 * hourMs) / all).toBeLessThan(0.97);
  });

  it('have a tail of weeks', () => {
    const made = makeSmallWorld();
    const end = Date.UTC(2025, 2, 10, 12);
    const afterDays = (days: number): number => {
      const { tapNewDownloads, tapRedownloads } = cohort(made, end + days * 24 * hourMs);
      return tapNewDownloads + tapRedownloads;
    };
    expect(afterDays(8) / afterDays(60)).toBeLessThan(0.985);
    expect(afterDays(16)).toBeGreaterThan(afterDays(8));
    expect(afterDays(16)).toBeLessThan(afterDays(60));
  });
});

describe('reports', () => {
  it('run three hours behind the clock and stand still during an outage', () => {
    const made = makeSmallWorld();
    const lastHour = (now: Instant): string | undefined =>
      made
        .query({ level: 'campaign', grain: 'hour', zone: 'UTC', from: '2025-03-10', to: '2025-03-12', now })
        .map((row) => row.at ?? '')
        .toSorted()
        .at(-1);
    expect(lastHour(Date.UTC(2025, 2, 11, 18, 40))).toBe('2025-03-11T14');
    const reportingOutages = [{ from: Date.UTC(2025, 2, 11, 9), to: Date.UTC(2025, 2, 12, 9) }];
    made.world.setFacts({ ...made.world.facts, reportingOutages }, Date.UTC(2025, 2, 11, 9));
    expect(lastHour(Date.UTC(2025, 2, 11, 18, 40))).toBe('2025-03-11T05');
    expect(lastHour(Date.UTC(2025, 2, 12, 9, 1))).toBe('2025-03-12T05');
  });
});
