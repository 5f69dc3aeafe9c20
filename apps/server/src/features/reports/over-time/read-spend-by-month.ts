import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportUnit } from '@tapwright/contracts/report-query';
import type { DayRange } from '@tapwright/domain/ranges';
import { cutRange } from '@tapwright/domain/report-ranges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { describeEdges } from '../question/describe-edges.ts';
import type { CoveredAccount } from '../question/covered-account.ts';
import { findMissingDays, type MissingDays } from '../question/find-missing-days.ts';
import { measuresOf, planRange } from '../../measures/index.ts';
import { type Question, type QuestionContext, readQuestion } from '../question/report-question.ts';
import { listAccountSums } from './report-sums-store.ts';

/** Both null where nothing was read; the amount also where a day has no rate. */
export type Spend = { amount: number | null; own: number | null };
export type MonthSpend = Spend & MissingDays;

export type SpendByMonth = {
  months: DayRange[];
  accounts: { account: CoveredAccount; months: MonthSpend[]; total: Spend }[];
  edges: ReportEdges;
};

/**
 * By ad account, each day in the account's own zone. The total is that of the range: more than its months where Apple
 * reports a week only whole that lies in two of them.
 */
export async function readSpendByMonth(
  context: QuestionContext,
  range: DayRange,
  unit: ReportUnit,
): Promise<SpendByMonth> {
  const { read } = context.database;
  const days = { startTime: range.from, endTime: range.to };
  const question = await readQuestion(context, { ...days, timeZone: 'ORTZ', unit }, 'campaign');
  const months = cutRange(range, 'month');
  const sums: Map<string, Spend>[] = [];
  for (const each of [range, ...months]) sums.push(await readSums(context, { ...question, range: each }));
  const [totals, ...ofMonths] = sums;
  const accounts = question.accounts
    .filter(({ adAccountId, detachedAt }) => detachedAt === null || totals?.has(adAccountId))
    .map((account) => {
      const { adAccountId } = account;
      const whole = planRange(range, account.coverage);
      return {
        account,
        months: months.map((month, place) => {
          const missing = findMissingDays(account, month, whole);
          return { ...spendOf(ofMonths[place]?.get(adAccountId), missing.notRead, month), ...missing };
        }),
        total: spendOf(totals?.get(adAccountId), findMissingDays(account, range, whole).notRead, range),
      };
    });
  const amounts = accounts.flatMap(({ total }) => (total.own === null ? [] : [total.amount]));
  return { months, accounts, edges: await describeEdges(read, question, amounts) };
}

const nothing: Spend = { amount: 0, own: 0 };
export const unread: Spend = { amount: null, own: null };

/** What was never read is not nothing. */
function spendOf(sum: Spend | undefined, [first]: readonly DayRange[], { from, to }: DayRange): Spend {
  return first?.from === from && first.to === to ? unread : (sum ?? nothing);
}

async function readSums(
  { database }: Pick<TeamContext, 'database'>,
  question: Question,
): Promise<Map<string, Spend>> {
  const rows = await listAccountSums(database.read, question);
  return new Map(
    rows.map((row) => [row.adAccountId, { amount: measuresOf(row).localSpendAmount, own: row.own ?? 0 }]),
  );
}
