import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportUnit } from '@tapwright/contracts/report-query';
import type { DayRange } from '@tapwright/domain/ranges';
import { cutRange } from '@tapwright/domain/report-ranges';
import type { TeamContext } from '../../platform/http/context.ts';
import { describeEdges } from './describe-edges.ts';
import { measuresOf } from './measures-of.ts';
import { type AskedAccount, type Question, readQuestion } from './report-question.ts';
import { listAccountSums } from './report-sums-store.ts';

export type Spend = { amount: number | null; own: number };

export type SpendByMonth = {
  months: DayRange[];
  accounts: { account: AskedAccount; months: Spend[]; total: Spend }[];
  edges: ReportEdges;
};

/**
 * By ad account, each day in the account's own zone. The total is that of the range: more than its months where Apple
 * tells a week only whole that lies in two of them.
 */
export async function readSpendByMonth(
  context: Pick<TeamContext, 'database' | 'membership'>,
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
    .map((account) => ({
      account,
      months: ofMonths.map((month) => month.get(account.adAccountId) ?? nothing),
      total: totals?.get(account.adAccountId) ?? nothing,
    }));
  const hasUnknown = accounts.some(({ total }) => total.amount === null);
  return { months, accounts, edges: await describeEdges(read, question, hasUnknown) };
}

const nothing: Spend = { amount: 0, own: 0 };

async function readSums(
  { database }: Pick<TeamContext, 'database'>,
  question: Question,
): Promise<Map<string, Spend>> {
  const rows = await listAccountSums(database.read, question);
  return new Map(
    rows.map((row) => [row.adAccountId, { amount: measuresOf(row).localSpendAmount, own: row.own ?? 0 }]),
  );
}
