import { deliveryModes, type WordOrigin, wordOrigins } from '@tapwright/contracts/ad-values';
import {
  audienceDimensions,
  campaignKinds,
  granularities,
  sortNames,
  type SplitKind,
  splitKinds,
} from '@tapwright/contracts/report-query';
import { findMeasure, mainMeasures } from '@tapwright/contracts/report-measures';
import { pageSizes } from '@tapwright/contracts/paging';
import { type TeamCurrency, teamCurrencies } from '@tapwright/domain/currencies';
import { isDay } from '@tapwright/domain/days';
import { comparedBy, type DayRange, type RangePreset, rangePresets } from '@tapwright/domain/ranges';
import { type ReportZone, reportZones } from '@tapwright/domain/zones';
import type { DeliveryMode, Granularity, MeasureName, RowsBy, SortName } from './report-types.ts';
import type { CampaignKind } from '../filters/suggest-tokens.ts';
import type { ViewKey } from './view-keys.ts';
import { readSettings, type SettingFilter, writeSettings } from '../filters/setting-filters.ts';
import { readCampaigns, writeCampaigns } from '../filters/campaign-kinds.ts';
import { type Condition, readConditions, writeConditions } from '../filters/conditions.ts';

export type Period = { readonly preset: RangePreset } | { readonly range: DayRange };
export const comparisons = [...comparedBy, 'off'] as const;
export type ComparisonKind = (typeof comparisons)[number];
export type ReportPageSize = (typeof pageSizes)[number] | 'all';

/** Everything that the address says of a report. */
export type ReportView = {
  readonly period: Period;
  readonly compare: ComparisonKind;
  readonly zone: ReportZone;
  readonly unit: TeamCurrency;
  readonly mode: DeliveryMode | undefined;
  readonly step: Granularity;
  readonly bars: MeasureName;
  readonly line: MeasureName;
  /** What the columns of the chart are split by. */
  readonly split: SplitKind | undefined;
  /** What the table's rows are; a dimension of the audience, or what campaigns are for, instead of what is advertised. */
  readonly by: RowsBy | undefined;
  /** Of words: where they are from; undefined: wherever. */
  readonly origin: WordOrigin | undefined;
  /** Of words: a list of the team. */
  readonly listId: number | undefined;
  /** Those that the table is about, where that is a part of the period. */
  readonly days: DayRange | undefined;
  readonly name: string;
  /** Parts of the names of what rows lie in. */
  readonly campaignName: string;
  readonly adGroupName: string;
  readonly settings: readonly SettingFilter[];
  readonly campaigns: readonly CampaignKind[];
  readonly conditions: readonly Condition[];
  readonly sort: { readonly key: SortName; readonly order: 'asc' | 'desc' };
  readonly pageNum: number;
  readonly pageSize: ReportPageSize;
  /** Undefined: as the page has them. */
  readonly columns: readonly string[] | undefined;
};

export type Search = Readonly<Partial<Record<ViewKey, unknown>>>;
type Sort = ReportView['sort'];
export type Chosen = Pick<ReportView, 'period' | 'zone' | 'unit'> & {
  readonly sort?: Sort | undefined;
  readonly columns?: readonly string[] | undefined;
};

/** From the address; what it does not say, or says in a way that nobody can mean, is as it was chosen last. */
export function readView(search: Search, chosen: Chosen): ReportView {
  const pageNum = Number(search.page);
  return {
    period: readPeriod(search) ?? chosen.period,
    compare: oneOf(comparisons, search.compare) ?? 'days',
    zone: oneOf(reportZones, search.zone) ?? chosen.zone,
    unit: oneOf(teamCurrencies, search.unit) ?? chosen.unit,
    mode: oneOf(deliveryModes, search.mode),
    step: oneOf(granularities, search.step) ?? 'day',
    bars: readMeasure(search.bars) ?? 'localSpendAmount',
    line: readMeasure(search.line) ?? 'avgCpaAmount',
    split: oneOf(splitKinds, search.split),
    by: oneOf([...campaignKinds, ...audienceDimensions], search.by),
    origin: oneOf(wordOrigins, search.origin),
    listId: readListId(search.list),
    days: readDays(search.days),
    name: readPart(search.name),
    campaignName: readPart(search.campaignName),
    adGroupName: readPart(search.adGroupName),
    settings: readSettings(search),
    campaigns: readCampaigns(search),
    conditions: readConditions(search.where),
    sort: readSort(search) ?? chosen.sort ?? firstSort,
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
    pageSize: oneOf(pageSizes, Number(search.size)) ?? 'all',
    columns: typeof search.columns === 'string' ? search.columns.split(',') : chosen.columns,
  };
}

/** For the address. Days, zone, unit and sort are always named: whoever gets it may have chosen others. */
export function writeView(view: ReportView): Record<ViewKey, string | undefined> {
  const { period, sort } = view;
  return {
    range: 'preset' in period ? period.preset : undefined,
    from: 'range' in period ? period.range.from : undefined,
    to: 'range' in period ? period.range.to : undefined,
    compare: unless('days', view.compare),
    zone: view.zone,
    unit: view.unit,
    mode: view.mode,
    step: unless('day', view.step),
    bars: unless('localSpendAmount', view.bars),
    line: unless('avgCpaAmount', view.line),
    split: view.split,
    by: view.by,
    origin: view.origin,
    list: view.listId === undefined ? undefined : String(view.listId),
    days: view.days && `${view.days.from}..${view.days.to}`,
    name: unless('', view.name),
    campaignName: unless('', view.campaignName),
    adGroupName: unless('', view.adGroupName),
    status: writeSettings(view.settings, 'status'),
    match: writeSettings(view.settings, 'matchType'),
    searchMatch: writeSettings(view.settings, 'searchMatch'),
    source: writeSettings(view.settings, 'source'),
    state: writeSettings(view.settings, 'termState'),
    capped: writeSettings(view.settings, 'capped'),
    archived: writeSettings(view.settings, 'archived'),
    app: writeCampaigns(view.campaigns, 'adamId'),
    country: writeCampaigns(view.campaigns, 'country'),
    type: writeCampaigns(view.campaigns, 'campaignType'),
    placement: writeCampaigns(view.campaigns, 'placement'),
    currency: writeCampaigns(view.campaigns, 'currency'),
    where: unless('', writeConditions(view.conditions)),
    sort: sort.key,
    order: sort.order,
    page: view.pageNum === 1 ? undefined : String(view.pageNum),
    size: view.pageSize === 'all' ? undefined : String(view.pageSize),
    columns: view.columns?.join(','),
  };
}

/** What a saved view keeps: all but the page. Columns are named, whatever somebody else's list begins with. */
export function writeKeptView(view: ReportView): Record<string, string> {
  const { page: _, ...rest } = writeView({ ...view, columns: view.columns ?? ['delivery'] });
  return Object.fromEntries(Object.entries(rest).flatMap(([key, text]) => (text ? [[key, text]] : [])));
}

/**
 * For the address of what a row holds: days, units and bounds of measures go along, but not the names of this level. Its
 * sort and columns are those that its reader keeps for that list.
 */
export function writeViewWithin(view: ReportView): Record<ViewKey, string | undefined> {
  const settings = view.settings.filter(({ of }) => of === 'status');
  const conditions = view.conditions.filter(({ measure }) => findMeasure(measure) !== undefined);
  const within = {
    ...view,
    days: undefined,
    name: '',
    campaignName: '',
    adGroupName: '',
    by: undefined,
    origin: undefined,
    listId: undefined,
    mode: undefined,
    pageNum: 1,
  };
  return {
    ...writeView({ ...within, settings, conditions }),
    sort: undefined,
    order: undefined,
    columns: undefined,
  };
}

function readPeriod({ range, from, to }: Search): Period | undefined {
  const preset = oneOf(rangePresets, range);
  if (preset) return { preset };
  if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return undefined;
  return { range: from <= to ? { from, to } : { from: to, to: from } };
}

/** `2026-11-16..2026-11-22`, the first not after the last. */
function readDays(text: unknown): DayRange | undefined {
  const [from = '', to = ''] = typeof text === 'string' ? text.split('..') : [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

const readPart = (text: unknown): string => (typeof text === 'string' ? text.slice(0, 200) : '');

function readListId(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

const firstSort: Sort = { key: 'localSpendAmount', order: 'desc' };

function readSort(search: Search): Sort | undefined {
  const key = oneOf(sortNames, search.sort);
  return key && { key, order: oneOf(['asc', 'desc'] as const, search.order) ?? 'desc' };
}

function readMeasure(text: unknown): MeasureName | undefined {
  return mainMeasures.find((name) => name === findMeasure(text));
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

function unless<Value>(first: Value, value: Value): Value | undefined {
  return value === first ? undefined : value;
}
