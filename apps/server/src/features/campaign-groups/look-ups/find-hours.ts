import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { hoursOfWeek } from '@tapwright/contracts/edit-lists';
import type { findHours as call } from '@tapwright/contracts/live-figures';
import type { TeamContext } from '../../../platform/http/context.ts';
import { askForCampaigns } from './ask-for-campaigns.ts';

/** As far back as Apple reports hours: each hour of the week is in it once. */
const days = 7;
const pageSize = 1000;

export async function findHours(
  context: TeamContext,
  query: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const taps = Array.from({ length: hoursOfWeek }, () => 0);
  await askForCampaigns(context, query, days, async ({ calls, options }, report) => {
    const { rows } = await calls.reportCampaigns(
      {
        ...report,
        timeRange: { ...report.timeRange, granularity: 'HOURLY', timeZone: 'ORTZ' },
        fields: ['taps'],
        pagination: { pageSize },
      },
      options,
    );
    for (const { date, taps: count } of rows.flatMap(({ granularMetrics }) => granularMetrics ?? [])) {
      const place = placeInWeek(date ?? '');
      taps[place] = (taps[place] ?? 0) + (count ?? 0);
    }
  });
  return { taps };
}

/** `2026-11-20 14`: a day as it is, without a zone of ours. */
const placeInWeek = (date: string): number =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay() * 24 + Number(date.slice(11, 13));
