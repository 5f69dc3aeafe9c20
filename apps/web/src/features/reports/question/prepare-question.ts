import { maxReportPage, negativeSorts } from '@tapwright/contracts/report-query';
import { comparisonOf, type DayRange, type RangePreset } from '@tapwright/domain/ranges';
import type {
  AudienceDimension,
  AudienceQuestion,
  DaysQuestion,
  ListQuestion,
  NegativesQuestion,
  WordsQuestion,
} from './report-types.ts';
import { settingsOf } from '../filters/setting-filters.ts';
import { campaignsOf } from '../filters/campaign-kinds.ts';
import { havingOf } from '../filters/conditions.ts';
import type { ComparisonKind, ReportView } from './report-view.ts';
import { trendKey } from '../columns/trend-key.ts';

/** Which part of a team's ads a page is about. */
export type Place = {
  readonly teamId: number;
  readonly campaignGroupId?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly adGroupId?: string | undefined;
};

export function comparisonRange(
  compare: ComparisonKind,
  range: DayRange,
  preset: RangePreset | undefined,
): DayRange | undefined {
  return compare === 'off' ? undefined : comparisonOf(range, compare, preset);
}

export const presetOf = ({ period }: Pick<ReportView, 'period'>): RangePreset | undefined =>
  'preset' in period ? period.preset : undefined;

export function prepareDaysQuestion(view: ReportView, range: DayRange, place: Place): DaysQuestion {
  const { from, to } = range;
  const compared = comparisonRange(view.compare, range, presetOf(view));
  return {
    ...place,
    ...campaignsOf(view.campaigns),
    ...(view.campaignName !== '' && { campaignName: view.campaignName }),
    startTime: from,
    endTime: to,
    compareStartTime: compared?.from,
    compareEndTime: compared?.to,
    timeZone: view.zone,
    unit: view.unit,
    mode: view.mode,
    granularity: view.step,
  };
}

export function prepareListQuestion(view: ReportView, range: DayRange, place: Place): ListQuestion {
  const { days = range } = view;
  // Of a part of the period, the days before it are as many.
  const period = view.days ? { range: view.days } : view.period;
  const { granularity: _, ...rest } = prepareDaysQuestion({ ...view, period }, days, place);
  const { name, adGroupName, settings, conditions, sort, pageNum, pageSize } = view;
  return {
    ...rest,
    trend: view.columns?.includes(trendKey) ? view.bars : undefined,
    name: name === '' ? undefined : name,
    ...(adGroupName !== '' && { adGroupName }),
    ...settingsOf(settings),
    having: conditions.length === 0 ? undefined : havingOf(conditions),
    sortBy: sort.key,
    sortOrder: sort.order,
    pageNum: pageSize === 'all' ? 1 : pageNum,
    pageSize: pageSize === 'all' ? maxReportPage : pageSize,
  };
}

export function prepareNegativesQuestion(view: ReportView, place: Place) {
  const { name, campaignName, adGroupName, settings, campaigns, sort, pageNum, pageSize } = view;
  const { status, matchType, archived } = settingsOf(settings);
  const isSorted = negativeSorts.find((one) => one === sort.key);
  return {
    ...place,
    ...campaignsOf(campaigns),
    name: name === '' ? undefined : name,
    ...(campaignName !== '' && { campaignName }),
    ...(adGroupName !== '' && { adGroupName }),
    status,
    matchType,
    archived,
    sortBy: isSorted ?? 'name',
    sortOrder: isSorted === undefined ? 'asc' : sort.order,
    pageNum: pageSize === 'all' ? 1 : pageNum,
    pageSize: pageSize === 'all' ? maxReportPage : pageSize,
  } satisfies NegativesQuestion;
}

/** An app in a storefront. */
export type WordPlace = { readonly teamId: number; readonly adamId: string; readonly country: string };

export function prepareWordsQuestion(view: ReportView, { from, to }: DayRange, place: WordPlace) {
  const { name, origin, listId, conditions, sort, pageNum, pageSize, unit } = view;
  return {
    ...place,
    startTime: from,
    endTime: to,
    unit,
    name: name === '' ? undefined : name,
    origin,
    listId,
    having: conditions.length === 0 ? undefined : havingOf(conditions),
    sortBy: sort.key,
    sortOrder: sort.order,
    pageNum: pageSize === 'all' ? 1 : pageNum,
    pageSize: pageSize === 'all' ? maxReportPage : pageSize,
  } satisfies WordsQuestion;
}

export function prepareAudienceQuestion(
  view: ReportView,
  range: DayRange,
  place: Place,
  dimension: AudienceDimension,
): AudienceQuestion {
  const { granularity: _, ...rest } = prepareDaysQuestion(view, range, place);
  return { ...rest, dimension };
}
