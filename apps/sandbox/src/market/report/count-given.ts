import type { Instant } from '../../world/entities.ts';
import type { GivenFigures } from '../../world/facts.ts';
import { givenFiguresOf } from '../../world/given-figures.ts';
import { latest } from '../../world/table.ts';
import type { World } from '../../world/world.ts';
import { dayNumberOf, startOfDay } from '../calendar/zone-days.ts';
import type { MeasureRequest, RowSubject } from './measure-request.ts';
import type { RowCollector } from './row-collector.ts';
import { subjectOf } from './row-subjects.ts';
import type { TimeBuckets } from './time-buckets.ts';

type Counting = {
  world: World;
  request: MeasureRequest;
  accountZone: string;
  until: Instant;
  buckets: TimeBuckets;
  collector: RowCollector;
};

/** Each day's figures stand at noon, so that they fall on the same date in UTC too. */
const noonMs = 12 * 3_600_000;

/** Nothing is known of the people but their device, and their search is the keyword. */
function describe({ world, request }: Counting, { keywordId, device }: GivenFigures): Partial<RowSubject> {
  const { level, by = [] } = request;
  const searchTerm = keywordId === null ? null : latest(world.keywords.get(keywordId)).text;
  return {
    ...(level === 'searchTerm' ? { searchTerm } : {}),
    ...(by.includes('device') ? { device } : {}),
    ...(by.includes('age') ? { age: null } : {}),
    ...(by.includes('gender') ? { gender: null } : {}),
    ...(by.includes('adminArea') ? { adminAreaId: null } : {}),
    ...(by.includes('locality') ? { localityId: null } : {}),
  };
}

/** Counts the figures that were given for a campaign. */
export function countGiven(counting: Counting, campaignId: number): void {
  const { world, request, accountZone, until, buckets, collector } = counting;
  const adGroupIds = request.adGroupIds && new Set(request.adGroupIds);
  for (const figures of givenFiguresOf(world.facts, campaignId)) {
    const start = startOfDay(accountZone, dayNumberOf(figures.on));
    const at = start + noonMs;
    const isWanted = adGroupIds?.has(figures.adGroupId) ?? true;
    if (start >= until || at < buckets.from || at >= buckets.to || !isWanted) continue;
    const { key, subject } = subjectOf(request, campaignId, { unit: figures, adId: null });
    const described = describe(counting, figures);
    const row = collector.rowOf(`${key}|${JSON.stringify(described)}`, () => ({
      ...subject(),
      ...described,
    }));
    collector.add(row, buckets.bucketOf(at), Float64Array.from(figures.counts), 0);
  }
}
