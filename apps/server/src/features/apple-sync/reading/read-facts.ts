import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { Refused } from '@tapwright/apple-ads/client/errors';
import type { AppMetrics } from '@tapwright/apple-ads/wire/reports/report-metrics';
import { findCurrency } from '@tapwright/domain/currencies';
import { type Day, getDay } from '@tapwright/domain/days';
import { dayIn, zoneOf } from '@tapwright/domain/zones';
import type { Connection } from '../../../platform/db/database.ts';
import {
  FactBatch,
  type FactScope,
  findKeptFrom,
  firstKept,
  writeDayFacts,
  writePeriodFacts,
} from '../../measures/index.ts';
import { putSuggestedBids } from '../../apple-words/index.ts';
import { addSuggestedBids, type SuggestedBid } from './add-suggested-bids.ts';
import { measuresOf, needed } from './read-measures.ts';
import { findRequestedStart, oldestDay } from '../pass/report-windows.ts';
import { type Entity, type EntityKind, listUnknown, putEntities } from './structure-store.ts';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import { dropTotals, type SyncAccountRow } from '../sync-store.ts';
import type { StepOf } from '../pass/sync-step.ts';

type FactStep = StepOf<'facts'>;

const fields = [
  'localSpend',
  'impressions',
  'taps',
  'tapInstalls',
  'tapNewDownloads',
  'tapRedownloads',
  'viewInstalls',
  'viewNewDownloads',
  'viewRedownloads',
] as const;
const granularities = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const dimensions = {
  device: 'deviceClass',
  age: 'ageRange',
  gender: 'gender',
  country: 'countryOrRegion',
} as const;
const pageSize = 5000;

/** What rows of all levels have in common, as far as a key is made of it. */
type Row = {
  metadata: {
    id?: string | undefined;
    campaignId?: string | null | undefined;
    adGroupId?: string | null | undefined;
    keyword?: { id?: string | null | undefined } | null | undefined;
    creative?: { id?: string | null | undefined } | null | undefined;
    searchTermText?: string | null | undefined;
    searchTermSource?: string | null | undefined;
    [dimension: string]: unknown;
  };
  totalMetrics?: AppMetrics | null | undefined;
  granularMetrics?: readonly AppMetrics[] | null | undefined;
  insights?: SuggestedBid | null | undefined;
};

/** One report, all its pages: afterwards its scope holds exactly what they said. */
export async function readFacts(
  { account, calls, database, now, signal }: SyncLine,
  planned: FactStep,
): Promise<StepResult> {
  const today = dayIn(zoneOf(planned.zone, account.timeZone), now());
  const step = withinWindow(planned, today, await findKeptFrom(database.write));
  if (step === undefined) return { write: async () => ({ rowCount: 0 }) };
  const batch = new FactBatch(step.level);
  const kind = kindOf(step);
  const strangers: Entity[] = [];
  const dayOf = makeDayReader();
  const seen = new Set<string>();
  const bids = new Map<string, number>();
  try {
    for await (const page of readPages(calls, step, signal)) {
      const rows = kind ? page.filter((row) => isFirst(seen, needed(row.metadata.id))) : page;
      for (const row of rows) addRow(batch, step, row, { currency: account.currency, dayOf });
      addSuggestedBids(bids, step, page, today);
      if (kind) strangers.push(...(await listStrangers(database.write, kind, account, rows)));
    }
  } catch (error) {
    if (!(step.asTotal && error instanceof Refused && error.status === 400)) throw error;
    // No page says how far back Apple tells totals: those before are not asked for either, until the next night.
    return { write: async ({ tx }) => ({ rowCount: await dropTotals(tx, account, step.from) }) };
  }
  const owner = { ...account, currency: findCurrency(account.currency) ?? account.currency };
  const scope = scopeOf(step);
  return {
    room: step.span === 'day' ? batch : undefined,
    write: async (transaction) => {
      if (kind) await putEntities(transaction.tx, kind, account, strangers);
      await putSuggestedBids(transaction.tx, account, bids, now());
      if (step.span === 'day') await writeDayFacts(transaction, owner, scope, batch);
      else await writePeriodFacts(transaction, owner, { ...scope, span: step.span }, batch);
      return { rowCount: batch.rows.count };
    },
  };
}

/** What gets its first figures while the pages are read moves those after it, so one row can be on two of them. */
function isFirst(seen: Set<string>, id: string): boolean {
  const { size } = seen;
  return seen.add(id).size > size;
}

/** Of what its rows are about, the names that came with them. */
const kindOf = ({ level, dimension }: FactStep) =>
  dimension === undefined && level !== 'searchTerm' && level !== 'audience' ? level : undefined;

/** What was removed before we first looked is named by reports alone. */
async function listStrangers(
  db: Connection,
  kind: EntityKind,
  account: SyncAccountRow,
  rows: readonly Row[],
): Promise<Entity[]> {
  const byId = new Map(rows.map(({ metadata }) => [needed(metadata.id), metadata]));
  const unknown = await listUnknown(db, kind, account, [...byId.keys()]);
  return unknown.map((id) => {
    const { creative, ...named } = byId.get(id) ?? {};
    return { ...named, ...(creative?.id ? { creativeId: creative.id } : {}), id };
  });
}

/** A plan can be older than today: what has left Apple's window since, or was dropped here, is not requested. */
function withinWindow(step: FactStep, today: Day, keptFrom: Day | undefined): FactStep | undefined {
  const bounds = [
    getDay(step.from),
    ...(step.span === 'day' && !step.asTotal ? [oldestDay(today)] : []),
    ...(keptFrom === undefined ? [] : [firstKept(step.span, keptFrom)]),
  ];
  const from = bounds.reduce((latest, day) => (day > latest ? day : latest));
  return step.until < from ? undefined : { ...step, from };
}

const windowOf = ({ span, from, until }: FactStep) => ({ span, from: getDay(from), until: getDay(until) });

async function* readPages(
  calls: AdAccountCalls,
  step: FactStep,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  const request = {
    timeRange: {
      start: step.asTotal ? step.from : findRequestedStart(windowOf(step)),
      end: step.until,
      timeZone: step.zone,
      ...(step.asTotal ? {} : { granularity: granularities[step.span] }),
    },
    filters: [
      { field: 'campaignId', operator: 'IN' as const, value: step.campaignIds },
      ...(step.adGroupIds ? [{ field: 'adGroupId', operator: 'IN' as const, value: step.adGroupIds }] : []),
    ],
    fields,
  };
  const options = { pageSize, signal };
  const pages = {
    campaign: () => calls.reportCampaigns.pages(request, options),
    adGroup: () => calls.reportAdGroups.pages(request, options),
    keyword: () => calls.reportKeywords.pages(request, options),
    ad: () => calls.reportAds.pages(request, options),
    searchTerm: () => calls.reportSearchTerms.pages(request, options),
    audience: () =>
      calls.reportAdGroups.pages({ ...request, groupBy: [dimensions[step.dimension ?? 'device']] }, options),
  };
  for await (const { rows } of pages[step.level]()) yield rows;
}

/** A hundred days in a hundred thousand rows: each is checked once. */
function makeDayReader(): (date: string) => Day {
  const known = new Map<string, Day>();
  return (date) => {
    const day = known.get(date) ?? getDay(date.slice(0, 10));
    known.set(date, day);
    return day;
  };
}

type Reading = { currency: string; dayOf: (date: string) => Day };

function addRow(batch: FactBatch, step: FactStep, row: Row, { currency, dayOf }: Reading): void {
  const key = keyOf(step, row);
  const reported = step.asTotal ? [{ ...row.totalMetrics, date: step.from }] : (row.granularMetrics ?? []);
  for (const metrics of reported) {
    const day = dayOf(String(metrics.date));
    if (day < step.from || day > step.until) continue;
    const measures = measuresOf(metrics, currency);
    const isNothing = Object.values(measures).every((measure) => measure === 0);
    if (!isNothing)
      batch.add(step.level === 'audience' ? [...key, audienceOf(step, row, metrics)] : key, day, measures);
  }
}

function keyOf(step: FactStep, { metadata }: Row): string[] {
  const { id, campaignId, adGroupId } = metadata;
  switch (step.level) {
    case 'campaign':
      return [step.zone, needed(id)];
    case 'adGroup':
      return [step.zone, needed(campaignId), needed(id)];
    case 'keyword':
    case 'ad':
      return [needed(campaignId), needed(adGroupId), needed(id)];
    case 'searchTerm': {
      const { keyword, searchTermSource, searchTermText } = metadata;
      const source = searchTermSource ?? (keyword?.id ? 'TARGETED' : 'AUTO');
      // Apple's examples name a keyword beside terms that search match brought, too.
      const keywordId = source === 'AUTO' ? '0' : (keyword?.id ?? '0');
      return [needed(campaignId), needed(adGroupId), keywordId, source, searchTermText ?? ''];
    }
    case 'audience':
      return [needed(campaignId), needed(id), step.dimension ?? 'device'];
  }
}

/** Apple's pages put it into the row, its examples beside the figures. */
function audienceOf({ dimension = 'device' }: FactStep, { metadata }: Row, metrics: AppMetrics): string {
  const value = metrics[dimensions[dimension]] ?? metadata[dimensions[dimension]];
  return typeof value === 'string' ? value : '';
}

function scopeOf({ level, zone, dimension, campaignIds, adGroupIds, from, until }: FactStep): FactScope {
  const days = { from: getDay(from), until: getDay(until) };
  if (adGroupIds) return { column: 'ad_group_id', ids: adGroupIds, ...days };
  const scope = { column: 'campaign_id', ids: campaignIds, ...days } as const;
  if (level === 'audience') return { ...scope, only: { column: 'dimension', value: dimension ?? 'device' } };
  return level === 'ad' ? scope : { ...scope, only: { column: 'zone', value: zone } };
}
