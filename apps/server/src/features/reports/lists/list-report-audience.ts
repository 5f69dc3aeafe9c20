import type { ReportAudienceQuery } from '@tapwright/contracts/report-query';
import type { AudienceRow } from '@tapwright/contracts/report-rows';
import type { TeamContext } from '../../../platform/http/context.ts';
import { listAudienceSums } from './audience-store.ts';
import { describeEdges } from '../question/describe-edges.ts';
import type { Totals } from './list-report-rows.ts';
import { addSums, compareSums, measuresOf } from '../../measures/index.ts';
import { readQuestion, type RangeName } from '../question/report-question.ts';

/** Who was reached, the largest spend first; the unknown among them as a value of its own. */
export async function listReportAudience(
  context: TeamContext<'ads.see'>,
  query: ReportAudienceQuery,
): Promise<Omit<Totals, 'total'> & { list: AudienceRow[] }> {
  const { read } = context.database;
  const question = await readQuestion(context, query, 'audience', query.dimension);
  const sums = await listAudienceSums(read, question, query.dimension);
  const hasBefore = question.before !== undefined;
  const cuts = question.comparison?.cuts ?? [];
  const list = [...Map.groupBy(sums, ({ value }) => value)].map(([value, of]): AudienceRow => ({
    value,
    ...measuresOf(of.find(({ name }) => name === 'now')),
    before: hasBefore ? measuresOf(of.find(({ name }) => name === 'before')) : null,
    compared: compareSums(cuts, (range) => of.find(({ name }) => name === range)),
  }));
  const sumOf = (range: RangeName) => addSums(sums.filter(({ name }) => name === range));
  const totals = measuresOf(sumOf('now'));
  const totalsBefore = hasBefore ? measuresOf(sumOf('before')) : null;
  return {
    list: list.toSorted(
      (one, other) =>
        (other.localSpendAmount ?? 0) - (one.localSpendAmount ?? 0) ||
        other.impressions - one.impressions ||
        (one.value < other.value ? -1 : 1),
    ),
    totals,
    totalsBefore,
    compared: compareSums(cuts, sumOf),
    edges: await describeEdges(read, question, [totals.localSpendAmount, totalsBefore?.localSpendAmount]),
  };
}
