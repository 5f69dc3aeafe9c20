import { addDays, type Day, daysBetween, getDay } from '@tapwright/domain/days';
import { reportZones, type ReportZone } from '@tapwright/domain/zones';
import type { ReportWindow } from './report-windows.ts';
import type { KnownAdGroup } from '../reading/structure-store.ts';
import type { Coverage, StepOf, SyncStep } from './sync-step.ts';

type FactStep = StepOf<'facts'>;

/** One answer holds about so many rows: enough to be quick, few enough to be held in memory. */
const rowsOfStep = 20_000;
const maxCampaigns = 100;
const maxAdGroups = 300;

/** How many rows there may be for one period: of an ad group's searches, its ads, its people. */
const searchesOfKeyword = 2;
const extraSearches = 20;
const adsOfAdGroup = 3;
const valuesOfAudience = { device: 2, age: 7, gender: 3, country: 4 } as const;

const audiences = ['device', 'age', 'gender', 'country'] as const;

export type Known = {
  campaignIds: readonly string[];
  adGroups: readonly KnownAdGroup[];
  /** Those in which there is an ad, or was: search results show the default page without one. */
  campaignIdsOfAds: readonly string[];
};
export type Planned = { steps: SyncStep[]; covers: Coverage[] };

/** What its answer is part of. */
export const seriesOf = ({
  level,
  dimension,
  zone,
}: Pick<FactStep, 'level' | 'dimension' | 'zone'>): string => `${dimension ?? level} ${zone}`;

/** Everything that is reported of these windows, each with its zone's own days. */
export function planFacts(known: Known, windowsOf: (zone: ReportZone) => readonly ReportWindow[]): Planned {
  const plan: Planned = { steps: [], covers: [] };
  const add = (
    level: Pick<FactStep, 'level' | 'zone' | 'dimension'>,
    parts: (window: ReportWindow) => Part[],
  ) => {
    for (const window of windowsOf(level.zone)) {
      plan.covers.push({ series: seriesOf(level), zone: level.zone, ...window });
      for (const part of parts(window))
        plan.steps.push(...cutDays({ do: 'facts', ...level, ...window, ...part.of }, part.rows));
    }
  };
  for (const zone of reportZones) {
    add({ level: 'campaign', zone }, (window) =>
      byCampaign(known, (groups) => Math.min(1, groups) * lengthOf(window)),
    );
    add({ level: 'adGroup', zone }, (window) => byCampaign(known, (groups) => groups * lengthOf(window)));
  }
  const zone = 'ORTZ';
  add({ level: 'keyword', zone }, (window) => byAdGroup(known, (keywords) => keywords * lengthOf(window)));
  add({ level: 'searchTerm', zone }, (window) =>
    byAdGroup(known, (keywords) => (keywords * searchesOfKeyword + extraSearches) * lengthOf(window)),
  );
  add({ level: 'ad', zone }, (window) =>
    byCampaign(
      { ...known, campaignIds: known.campaignIdsOfAds },
      (groups) => groups * adsOfAdGroup * lengthOf(window),
    ),
  );
  for (const dimension of audiences)
    add({ level: 'audience', zone, dimension }, (window) =>
      byCampaign(known, (groups) => groups * valuesOfAudience[dimension] * lengthOf(window)),
    );
  return plan;
}

type Part = { of: Pick<FactStep, 'campaignIds' | 'adGroupIds'>; rows: number };

const lengthOf = ({ span, from, until }: ReportWindow): number =>
  Math.ceil((daysBetween(from, until) + 1) / { day: 1, week: 7, month: 28 }[span]);

function byCampaign(
  { campaignIds, adGroups }: Pick<Known, 'campaignIds' | 'adGroups'>,
  rowsOf: (groups: number) => number,
): Part[] {
  const groups = Map.groupBy(adGroups, ({ campaignId }) => campaignId);
  const weighed = campaignIds.map((id) => ({ id, rows: rowsOf(groups.get(id)?.length ?? 0) }));
  return cut(weighed, maxCampaigns).map((part) => ({
    of: { campaignIds: part.map(({ id }) => id) },
    rows: sumOf(part),
  }));
}

function byAdGroup({ adGroups }: Known, rowsOf: (keywords: number) => number): Part[] {
  const weighed = adGroups.map(({ campaignId, adGroupId, keywordCount }) => ({
    id: adGroupId,
    campaignId,
    rows: rowsOf(keywordCount),
  }));
  return cut(weighed, maxAdGroups).map((part) => ({
    of: {
      campaignIds: [...new Set(part.map(({ campaignId }) => campaignId))],
      adGroupIds: part.map(({ id }) => id),
    },
    rows: sumOf(part),
  }));
}

const sumOf = (part: readonly { rows: number }[]): number => part.reduce((sum, { rows }) => sum + rows, 0);

/** Neighbours together, as many as one answer can hold. */
function cut<Item extends { rows: number }>(items: readonly Item[], max: number): Item[][] {
  const parts: Item[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const last = parts.at(-1);
    if (last === undefined || last.length >= max || rows + item.rows > rowsOfStep) {
      parts.push([item]);
      rows = item.rows;
    } else {
      last.push(item);
      rows += item.rows;
    }
  }
  return parts;
}

/** What is too much for one answer is requested in ranges of at least two days, as Apple wants them. */
function cutDays(step: FactStep, rows: number): FactStep[] {
  const [from, until] = [getDay(step.from), getDay(step.until)];
  const days = daysBetween(from, until) + 1;
  const pieces = Math.min(Math.ceil(rows / rowsOfStep), Math.floor(days / 2));
  if (step.span !== 'day' || pieces < 2) return [step];
  const length = Math.floor(days / pieces);
  return Array.from({ length: pieces }, (_, place) => {
    const first: Day = addDays(from, place * length);
    return { ...step, from: first, until: place === pieces - 1 ? until : addDays(first, length - 1) };
  });
}
