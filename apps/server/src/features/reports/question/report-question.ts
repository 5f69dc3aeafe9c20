import type { ReportUnit } from '@tapwright/contracts/report-query';
import { findCurrency } from '@tapwright/domain/currencies';
import { type Day, getDay } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import { dayIn, type ReportZone } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { readAppleClock } from '../../certificates/index.ts';
import { findScope } from '../../campaign-groups/index.ts';
import {
  type CutName,
  type FactLevelName,
  type SummedRange,
  type SumsQuery,
  lastCovered,
  listCoverage,
  noCoverage,
} from '../../measures/index.ts';
import type { CoveredAccount } from './covered-account.ts';
import { addHours } from './add-hours.ts';
import { planComparison, type PlannedComparison } from './plan-comparison.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  type CampaignKind,
  listAdGroupsNamed,
  listCampaignsOfKind,
  listReportAccounts,
  type ReportAccount,
} from './report-places-store.ts';

/** The part of a query that says which days and whose figures. */
export type ReportQuery = {
  startTime: string;
  endTime: string;
  compareStartTime?: string | undefined;
  compareEndTime?: string | undefined;
  timeZone: ReportZone;
  unit: ReportUnit;
  campaignGroupId?: readonly number[] | undefined;
  mode?: string | undefined;
  campaignId?: readonly string[] | undefined;
  adGroupId?: readonly string[] | undefined;
  keywordId?: readonly string[] | undefined;
  currency?: readonly string[] | undefined;
  /** Of what lies in ad groups: a part of their name. */
  adGroupName?: string | undefined;
} & CampaignKind;

export type RangeName = 'now' | 'before' | CutName;

/** A query within what its reader may see. */
export type Question = SumsQuery & {
  accounts: readonly CoveredAccount[];
  range: DayRange;
  before: DayRange | undefined;
  comparison: PlannedComparison | undefined;
  /** The day that goes on in each ad account, where anything of it was read; of campaigns alone. */
  todays: readonly { adAccountId: string; day: Day }[];
};

export type QuestionContext = Pick<
  TeamContext,
  'database' | 'membership' | 'settings' | 'clock' | 'appleOrigin'
>;

/** What is requested, cut down to what the reader may see. Without an ad account left, the answer is empty. */
export async function readQuestion(
  context: QuestionContext,
  query: ReportQuery,
  level: FactLevelName,
  dimension?: string,
): Promise<Question> {
  const { membership } = context;
  const { read } = context.database;
  const { teamId } = membership;
  refuseTooDeep(query, level);
  // Keywords, search terms and audiences are reported in the ad account's own zone alone.
  const zone = level === 'campaign' || level === 'adGroup' ? query.timeZone : 'ORTZ';
  const isInAdGroups = level !== 'campaign' && level !== 'adGroup';
  const days = `${dimension ?? level} ${zone}`;
  const isCapped = cappedLevels.has(level);
  const [scope, accounts, coverage, ofCampaigns, ofKind, named] = await Promise.all([
    findScope(read, membership),
    listReportAccounts(read, teamId),
    listCoverage(read, teamId, days),
    isCapped && days !== campaignDays ? listCoverage(read, teamId, campaignDays) : undefined,
    listCampaignsOfKind(read, teamId, query),
    listAdGroupsNamed(read, teamId, isInAdGroups ? query.adGroupName : undefined),
  ]);
  const isWanted = (account: ReportAccount) =>
    (scope === undefined || scope.adAccountIds.includes(account.adAccountId)) &&
    (query.campaignGroupId === undefined || query.campaignGroupId.includes(account.campaignGroupId)) &&
    (query.mode === undefined || query.mode === account.deliveryMode) &&
    (query.currency === undefined || query.currency.includes(account.currency));
  // A manager has all of their groups, and history of campaigns that no list names any more.
  const scoped = membership.role === 'manager' ? undefined : scope?.campaignIds.map(String);
  const covered = accounts.filter(isWanted).map((account) => ({
    ...account,
    coverage: coverage.get(account.adAccountId)?.coverage ?? noCoverage,
    readAt: coverage.get(account.adAccountId)?.readAt,
  }));
  const { range, before } = rangesOf(query);
  const comparison = before && planComparison({ range, before }, zone, covered);
  return {
    teamId,
    level,
    zone,
    unit: query.unit,
    accounts: covered,
    campaignIds: both(both(scoped, query.campaignId), ofKind),
    adGroupIds: both(query.adGroupId, named),
    keywordIds: query.keywordId,
    range,
    before,
    comparison: comparison && (await addHours(read, { teamId, level, zone, range }, comparison, covered)),
    todays: isCapped ? listTodays(context, covered, ofCampaigns ?? coverage) : [],
  };
}

/** Those whose rows say how much of a daily cap is spent. */
const cappedLevels: ReadonlySet<FactLevelName> = new Set(['campaign', 'adGroup', 'keyword']);

/** What a cap is spent by: in the ad account's own zone. */
const campaignDays = 'campaign ORTZ';

function listTodays(
  context: QuestionContext,
  accounts: readonly ReportAccount[],
  coverage: Awaited<ReturnType<typeof listCoverage>>,
): Question['todays'] {
  const { settings, clock } = context;
  const now = settings.appleAds === 'sandbox' ? readAppleClock(context) : clock.now();
  return accounts.flatMap(({ adAccountId, timeZone }) => {
    const day = dayIn(timeZone, now);
    const until = lastCovered(coverage.get(adAccountId)?.coverage ?? noCoverage);
    return until === undefined || until < day ? [] : [{ adAccountId, day }];
  });
}

function rangesOf({ startTime, endTime, compareStartTime, compareEndTime }: ReportQuery) {
  const isCompared = compareStartTime !== undefined && compareEndTime !== undefined;
  return {
    range: { from: getDay(startTime), to: getDay(endTime) },
    before: isCompared ? { from: getDay(compareStartTime), to: getDay(compareEndTime) } : undefined,
  };
}

/** What is added up for an answer: both ranges, and the days that a change leaves out. */
export const rangesIn = ({
  range,
  before,
  comparison,
}: Question): { name: RangeName; range: SummedRange }[] => [
  { name: 'now', range },
  ...(before === undefined ? [] : [{ name: 'before' as const, range: before }]),
  ...(comparison?.cuts ?? []),
];

/** A filter on what lies within a row would otherwise be passed over, and the answer taken for what was requested. */
function refuseTooDeep({ adGroupId, keywordId }: ReportQuery, level: FactLevelName): void {
  const fields: Record<string, 'errors:fields.unknown'> = {};
  if (level === 'campaign' && adGroupId !== undefined) fields['adGroupId'] = 'errors:fields.unknown';
  const isOfKeywords = level === 'keyword' || level === 'searchTerm';
  if (!isOfKeywords && keywordId !== undefined) fields['keywordId'] = 'errors:fields.unknown';
  if (Object.keys(fields).length > 0) throw new Refusal('badInput', { fields });
}

function both(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one !== undefined && other !== undefined ? other.filter((id) => one.includes(id)) : (one ?? other);
}

/** Billed in another currency than the unit that was requested. */
export const isConverted = ({ currency }: Pick<ReportAccount, 'currency'>, unit: ReportUnit): boolean =>
  findCurrency(currency) !== findCurrency(unit);
