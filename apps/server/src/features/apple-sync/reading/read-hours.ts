import type { AppMetrics } from '@tapwright/apple-ads/wire/reports/report-metrics';
import { addDays, type Day, getDay } from '@tapwright/domain/days';
import { listDays } from '@tapwright/domain/ranges';
import { dayIn } from '@tapwright/domain/zones';
import { countWholeHours, type HourFact, mergeHours, noteHoursRead } from '../../measures/index.ts';
import type { StepOf } from '../pass/sync-step.ts';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import { measuresOf, needed } from './read-measures.ts';
import { listCampaigns } from './structure-store.ts';

const fields = ['localSpend', 'impressions', 'taps'] as const;
const campaignsOfRequest = 100;
const pageSize = 5000;
/** Today, and the same day of the week before. */
const keptDays = 8;

/**
 * The last days of all campaigns by the hour of the ad account's clock. How many hours of a day are whole is said by the
 * moment before anything is asked: what comes into the answers later counts with the next reading.
 */
export async function readHours(
  { account, calls, database, now, signal }: SyncLine,
  { days }: StepOf<'hours'>,
): Promise<StepResult> {
  const at = now();
  const { timeZone, currency } = account;
  const until = dayIn(timeZone, at);
  const from = addDays(until, 1 - days);
  const campaigns = await listCampaigns(database.write, account);
  const parts: { campaignIds: string[]; facts: HourFact[] }[] = [];
  for (let first = 0; first < campaigns.length; first += campaignsOfRequest) {
    const campaignIds = campaigns
      .slice(first, first + campaignsOfRequest)
      .map(({ campaignId }) => campaignId);
    const request = {
      timeRange: { start: from, end: until, timeZone: 'ORTZ' as const, granularity: 'HOURLY' as const },
      filters: [{ field: 'campaignId', operator: 'IN' as const, value: campaignIds }],
      fields,
    };
    // A row can slip to the next page while the pages are read: the later word counts.
    const told = new Map<string, HourFact[]>();
    for await (const { rows } of calls.reportCampaigns.pages(request, { pageSize, signal }))
      for (const { metadata, granularMetrics } of rows) {
        const campaignId = needed(metadata.id);
        told.set(campaignId, listHours(campaignId, granularMetrics ?? [], { from, until, currency }));
      }
    parts.push({ campaignIds, facts: [...told.values()].flat() });
  }
  const facts = parts.flatMap((part) => part.facts);
  const lastToldOf = (day: Day) =>
    facts.reduce<number | undefined>(
      (last, fact) => (fact.day === day && fact.hour >= (last ?? 0) ? fact.hour : last),
      undefined,
    );
  const read = listDays({ from, to: until }).map((day) => ({
    day,
    hours: countWholeHours(timeZone, day, at, lastToldOf(day)),
  }));
  return {
    write: async ({ tx }) => {
      for (const part of parts) await mergeHours(tx, account, { ...part, from, until }, part.facts);
      await noteHoursRead(tx, account, read, addDays(until, 1 - keptDays));
      return { rowCount: facts.length };
    },
  };
}

type Reading = { from: Day; until: Day; currency: string };

/** Each hour once: where clocks go back, one comes twice under its name. */
function listHours(
  campaignId: string,
  told: readonly AppMetrics[],
  { from, until, currency }: Reading,
): HourFact[] {
  const hours = new Map<string, HourFact>();
  for (const metrics of told) {
    const date = String(metrics.date);
    const [day, hour] = [getDay(date.slice(0, 10)), Number(date.slice(11, 13))];
    if (day < from || day > until) continue;
    const { spendMicros, impressions, taps } = measuresOf(metrics, currency);
    const known = hours.get(date) ?? { campaignId, day, hour, spendMicros: 0, impressions: 0, taps: 0 };
    known.spendMicros += spendMicros;
    known.impressions += impressions;
    known.taps += taps;
    if (known.spendMicros !== 0 || known.impressions !== 0 || known.taps !== 0) hours.set(date, known);
  }
  return [...hours.values()];
}
