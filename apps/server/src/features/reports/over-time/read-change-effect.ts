import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type ChangeEffect,
  effectLevels,
  type findChangeEffect,
  minEffectDays,
} from '@tapwright/contracts/change-effect';
import { addDays, type Day } from '@tapwright/domain/days';
import { countDays, type DayRange } from '@tapwright/domain/ranges';
import { dayIn, zoneOf } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { measuresOf } from '../../measures/index.ts';
import { describeEdges } from '../question/describe-edges.ts';
import { planComparison, youngDays } from '../question/plan-comparison.ts';
import { isConverted, type Question, readQuestion } from '../question/report-question.ts';
import { countOthers, type LiveEdit, listLiveEdits } from './change-effect-store.ts';
import { listNamedSums } from './report-sums-store.ts';

type Context = TeamContext<'ads.see'>;
type Query = ParsedQueryOf<typeof findChangeEffect>;

/** The figures before and after, and nothing about what caused them. */
export async function readChangeEffect(
  context: Context,
  { teamId, changeSetId, days, unit }: Query,
): Promise<AnswerOf<typeof findChangeEffect>> {
  const { read } = context.database;
  const place = { teamId, timeZone: 'ORTZ', unit } as const;
  const anyDay = { startTime: '2000-01-01', endTime: '2000-01-01' };
  const seen = await readQuestion(context, { ...place, ...anyDay }, 'campaign');
  const edits = withinScope(await listLiveEdits(read, { teamId, changeSetId }), seen);
  if (edits.length === 0) return null;
  const { level, ids } = chooseLevel(edits);
  const touched = new Set(edits.map(({ adAccountId }) => adAccountId));
  const accounts = seen.accounts.filter(({ adAccountId }) => touched.has(adAccountId));
  const sent = findSentDays(edits, accounts);
  const planned = planDays(sent, days, accounts);
  const about = { level, objects: ids.length, sent, readyOn: addDays(sent.to, minEffectDays + youngDays) };
  const since = planned?.before.from ?? addDays(sent.from, -days);
  const others = await countOthers(read, { teamId, changeSetId, since });
  const converted = accounts.some((account) => isConverted(account, unit));
  if (planned === undefined) return { ...about, compared: null, isConverted: converted, others };

  const { after, before } = planned;
  const question = await readQuestion(
    context,
    {
      ...place,
      startTime: after.from,
      endTime: after.to,
      compareStartTime: before.from,
      compareEndTime: before.to,
      [`${level}Id`]: ids,
    },
    level,
  );
  const measures = await readMeasures(context, { ...question, accounts: coveredOf(question, touched) });
  const compared = { after, before, measures, dayCount: countDays(after) };
  return { ...about, compared, isConverted: converted, others };
}

const coveredOf = ({ accounts }: Question, touched: ReadonlySet<string>) =>
  accounts.filter(({ adAccountId }) => touched.has(adAccountId));

/** A day that was not read is no zero. */
async function readMeasures(
  { database: { read } }: Context,
  asked: Question,
): Promise<NonNullable<ChangeEffect['compared']>['measures']> {
  const { accounts, range, before } = asked;
  const comparison = before && planComparison({ range, before }, 'ORTZ', accounts);
  const question = { ...asked, comparison };
  const { comparison: edges } = await describeEdges(read, question, []);
  if (before === undefined || edges === null || edges.unknown.length > 0) return null;
  const sums = await listNamedSums(read, question, [
    { name: 'now', range },
    { name: 'before', range: before },
  ]);
  const of = (name: string) => measuresOf(sums.find((each) => each.name === name));
  return { after: of('now'), before: of('before') };
}

const withinScope = (edits: readonly LiveEdit[], { accounts, campaignIds }: Question) =>
  edits.filter(
    (edit) =>
      accounts.some(({ adAccountId }) => adAccountId === edit.adAccountId) &&
      (campaignIds === undefined || campaignIds.includes(edit.campaignId ?? '')),
  );

/** The widest that was changed: what lies within it must not be counted twice. Below zero are ids that Apple never had. */
function chooseLevel(edits: readonly LiveEdit[]) {
  const level = effectLevels.find((one) => edits.some((edit) => edit.level === one)) ?? 'campaign';
  const ids = new Set(edits.flatMap((edit) => edit[`${level}Id`] ?? []));
  return { level, ids: [...ids].filter((id) => !id.startsWith('-')) };
}

function findSentDays(edits: readonly LiveEdit[], accounts: Question['accounts']): DayRange {
  const zones = new Map(accounts.map(({ adAccountId, timeZone }) => [adAccountId, zoneOf('ORTZ', timeZone)]));
  const days = edits.map(({ adAccountId, at }) => dayIn(zones.get(adAccountId) ?? 'UTC', at)).toSorted();
  return { from: days[0] ?? unknownDay, to: days.at(-1) ?? unknownDay };
}
const unknownDay: Day = '2000-01-01';

/** So many whole weeks earlier that nothing of it was live by then. */
function planDays(sent: DayRange, days: number, accounts: Question['accounts']) {
  const from = addDays(sent.to, 1);
  const wanted = { from, to: addDays(from, days - 1) };
  const { settled } = planComparison({ range: wanted, before: wanted }, 'ORTZ', accounts);
  if (settled === null || countDays(settled.now) < minEffectDays) return undefined;
  const after = settled.now;
  const back = -7 * Math.ceil(countDays({ from: sent.from, to: after.to }) / 7);
  return { after, before: { from: addDays(after.from, back), to: addDays(after.to, back) } };
}
