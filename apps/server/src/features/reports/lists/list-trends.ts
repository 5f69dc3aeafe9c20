import { dividedMeasures, type MeasureName } from '@tapwright/contracts/report-measures';
import type { Granularity } from '@tapwright/contracts/report-query';
import { type DayRange, countDays } from '@tapwright/domain/ranges';
import type { Connection } from '../../../platform/db/database.ts';
import { lastCovered } from '../../measures/index.ts';
import { listSlots } from '../over-time/report-days.ts';
import { listThingSlots } from '../over-time/report-sums-store.ts';
import type { Question } from '../question/report-question.ts';
import type { AdLevelName, EntityRow } from './report-list-store.ts';

const maxSlots = 35;
const ids = {
  campaign: { column: 'campaign_id', among: 'campaignIds' },
  adGroup: { column: 'ad_group_id', among: 'adGroupIds' },
  keyword: { column: 'keyword_id', among: 'keywordIds' },
  ad: { column: 'ad_id', among: 'adIds' },
} as const;

export type Trend = (number | null)[];

/** One measure of the rows of a page, from one reading for all of them. */
export async function listTrends(
  db: Connection,
  question: Question,
  level: AdLevelName,
  measure: MeasureName,
  rows: readonly Pick<EntityRow, 'id' | 'adAccountId'>[],
): Promise<ReadonlyMap<string | null, Trend>> {
  const rowIds = rows.flatMap(({ id }) => id ?? []);
  const { column, among } = ids[level];
  const slots = chooseSlots(question.range);
  const found = await listThingSlots(db, { ...question, [among]: rowIds }, { id: column, slots, measure });
  const known = Map.groupBy(found, ({ id }) => id);
  const until = new Map(question.accounts.map((one) => [one.adAccountId, lastCovered(one.coverage)]));
  const cut = listSlots(question.range, slots);
  // Where a day that was read says nothing, nothing happened; and what is divided by nothing is not known.
  const nothing = dividedMeasures.some(({ name }) => name === measure) ? null : 0;
  return new Map(
    rows.map(({ id, adAccountId }) => {
      const figures = new Map(known.get(id ?? '')?.map(({ slot, figure }) => [slot, figure]));
      const last = until.get(adAccountId ?? '') ?? '';
      return [id, cut.map(({ start, from }) => (from <= last ? (figures.get(start) ?? nothing) : null))];
    }),
  );
}

function chooseSlots(range: DayRange): Granularity {
  const days = countDays(range);
  if (days <= maxSlots) return 'day';
  return days <= maxSlots * 7 ? 'week' : 'month';
}
