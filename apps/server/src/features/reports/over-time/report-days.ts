import type { ReportDays, ReportSlot } from '@tapwright/contracts/report-list';
import type { Granularity, ReportDaysQuery } from '@tapwright/contracts/report-query';
import { addDays, type Day, firstOfMonth, firstOfWeek } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findDataTo } from '../question/covered-account.ts';
import { describeEdges, findYoungFrom } from '../question/describe-edges.ts';
import { compareSums, type FactLevelName, measuresOf, nextMonth, planRange } from '../../measures/index.ts';
import { type Question, rangesIn, type RangeName, readQuestion } from '../question/report-question.ts';
import { listNamedSums, type NamedSums, type WantedSums } from './report-sums-store.ts';

/** The finest level that is named decides where the figures come from. */
export const sumCampaignsByDay = (context: TeamContext<'ads.see'>, query: ReportDaysQuery) =>
  sumByDay(context, query, query.adGroupId === undefined ? 'campaign' : levelInside(query));
export const sumAdGroupsByDay = (context: TeamContext<'ads.see'>, query: ReportDaysQuery) =>
  sumByDay(context, query, levelInside(query));

const levelInside = ({ keywordId }: ReportDaysQuery): FactLevelName =>
  keywordId === undefined ? 'adGroup' : 'keyword';

async function sumByDay(
  context: TeamContext<'ads.see'>,
  query: ReportDaysQuery,
  level: FactLevelName,
): Promise<ReportDays> {
  const { granularity } = query;
  const question = await readQuestion(context, query, level);
  const youngFrom = findYoungFrom(findDataTo(question.accounts), question.range);
  const sums = await listNamedSums(context.database.read, question, listWanted(question, granularity));
  const sumOf = (range: RangeName) => sums.find(({ name }) => name === range);
  const slotsOf = (range: DayRange, name: string) =>
    viewSlots(question, range, granularity, { sums: sums.filter((each) => each.name === name), youngFrom });
  const totals = measuresOf(sumOf('now'));
  const before =
    question.before === undefined
      ? null
      : { slots: slotsOf(question.before, 'slotsBefore'), totals: measuresOf(sumOf('before')) };
  return {
    slots: slotsOf(question.range, 'slots'),
    totals,
    before,
    compared: compareSums(question.comparison?.cuts ?? [], sumOf),
    edges: await describeEdges(context.database.read, question, [
      totals.localSpendAmount,
      before?.totals.localSpendAmount,
    ]),
  };
}

const listWanted = (question: Question, slots: Granularity): WantedSums[] => [
  ...rangesIn(question),
  { name: 'slots', range: question.range, slots },
  ...(question.before === undefined ? [] : [{ name: 'slotsBefore', range: question.before, slots }]),
];

function viewSlots(
  { accounts }: Question,
  range: DayRange,
  granularity: Granularity,
  { sums, youngFrom }: { sums: readonly NamedSums[]; youngFrom: Day | undefined },
): ReportSlot[] {
  const known = new Map(sums.map((each) => [each.slot, each]));
  const covered = listCoveredDays(accounts, range, granularity);
  return listSlots(range, granularity).map(({ start, from, to }) => {
    const slot = known.get(start);
    const isAnnounced = slot !== undefined || covered.some((days) => days.from <= to && from <= days.to);
    return {
      from,
      to,
      measures: isAnnounced ? measuresOf(slot) : null,
      isYoung: youngFrom !== undefined && to >= youngFrom && from <= range.to && isAnnounced,
    };
  });
}

/** Ranges covered in a form that a slot can show: days, or whole weeks and months within longer slots. */
function listCoveredDays(
  accounts: Question['accounts'],
  range: DayRange,
  granularity: Granularity,
): readonly DayRange[] {
  return accounts.flatMap((account) => {
    const { wholeOnly } = planRange(range, account.coverage);
    return [
      ...account.coverage.day,
      ...(granularity === 'day' ? [] : wholeOnly.filter(({ isCounted }) => isCounted)),
    ];
  });
}

const beginnings = { day: (day: Day) => day, week: firstOfWeek, month: firstOfMonth } as const;
const nexts = {
  day: (day: Day) => addDays(day, 1),
  week: (day: Day) => addDays(day, 7),
  month: nextMonth,
} as const;

export function listSlots(range: DayRange, granularity: Granularity): (DayRange & { start: Day })[] {
  const slots: (DayRange & { start: Day })[] = [];
  for (
    let start = beginnings[granularity](range.from);
    start <= range.to;
    start = nexts[granularity](start)
  ) {
    const end = addDays(nexts[granularity](start), -1);
    slots.push({ start, from: start < range.from ? range.from : start, to: end > range.to ? range.to : end });
  }
  return slots;
}
