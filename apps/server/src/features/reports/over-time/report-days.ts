import type { ReportDays, ReportSlot } from '@tapwright/contracts/report-list';
import type { Granularity, ReportDaysQuery } from '@tapwright/contracts/report-query';
import { addDays, type Day, firstOfMonth, firstOfWeek } from '@tapwright/domain/days';
import { countDays, type DayRange } from '@tapwright/domain/ranges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { describeEdges, findDataTo, findYoungFrom } from '../question/describe-edges.ts';
import { type FactLevelName, measuresOf, nextMonth, planRange } from '../../measures/index.ts';
import { type Question, readQuestion } from '../question/report-question.ts';
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
  const sums = await listNamedSums(
    context.database.read,
    question,
    listWanted(question, youngFrom, granularity),
  );
  const totalsOf = (name: string) => measuresOf(sums.find((each) => each.name === name));
  const slotsOf = (range: DayRange, name: string) =>
    viewSlots(question, range, granularity, { sums: sums.filter((each) => each.name === name), youngFrom });
  const totals = totalsOf('now');
  const before =
    question.before === undefined
      ? null
      : { slots: slotsOf(question.before, 'slotsBefore'), totals: totalsOf('before') };
  return {
    slots: slotsOf(question.range, 'slots'),
    totals,
    before,
    settled:
      youngFrom === undefined
        ? null
        : {
            totals: totalsOf('settled'),
            totalsBefore: before === null ? null : totalsOf('settledBefore'),
          },
    edges: await describeEdges(context.database.read, question, [
      totals.localSpendAmount,
      before?.totals.localSpendAmount,
    ]),
  };
}

function listWanted(
  { range, before }: Question,
  youngFrom: Day | undefined,
  slots: Granularity,
): WantedSums[] {
  const pairs = [
    { range, now: 'now', slotsName: 'slots', settled: 'settled' },
    ...(before === undefined
      ? []
      : [{ range: before, now: 'before', slotsName: 'slotsBefore', settled: 'settledBefore' }]),
  ];
  // As many days are taken from the end of the range before as are young in this one.
  const youngDays = youngFrom === undefined ? 0 : countDays({ from: youngFrom, to: range.to });
  return pairs.flatMap(({ range: of, now, slotsName, settled }) => {
    const to = addDays(of.to, -youngDays);
    return [
      { name: now, range: of },
      { name: slotsName, range: of, slots },
      ...(youngDays > 0 && to >= of.from ? [{ name: settled, range: { from: of.from, to } }] : []),
    ];
  });
}

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

function listSlots(range: DayRange, granularity: Granularity): (DayRange & { start: Day })[] {
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
