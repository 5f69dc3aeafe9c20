import type { AnswerOf } from '@tapwright/contracts/call';
import type { findReportKinds, KindRow, ReportKindsQuery } from '@tapwright/contracts/report-kinds';
import type { TeamContext } from '../../../platform/http/context.ts';
import {
  addSums,
  compareSums,
  measuresBefore,
  measuresOf,
  sumsUnder,
  type Sums,
} from '../../measures/index.ts';
import { describeEdges } from '../question/describe-edges.ts';
import { type RangeName, readQuestion } from '../question/report-question.ts';
import { type KindSums, listKindSums } from './kind-sums-store.ts';
import { viewCompared } from './row-view.ts';

/** What a list has, put together by what its campaigns are for; the largest spend first. */
export async function listReportKinds(
  context: TeamContext<'ads.see'>,
  query: ReportKindsQuery,
): Promise<AnswerOf<typeof findReportKinds>> {
  const { read } = context.database;
  const question = await readQuestion(context, query, query.level);
  const found = await listKindSums(read, query.kind, question, query.level, query, query);
  const hasBefore = question.before !== undefined;
  const view = (sums: KindSums): KindRow => ({
    value: sums.value,
    rows: sums.rows,
    ...measuresOf(sums),
    before: hasBefore ? measuresBefore(sums) : null,
    compared: viewCompared(sums, question),
  });
  const sumOf = (range: RangeName): Sums =>
    addSums(found.map((sums) => (range === 'now' ? sums : sumsUnder(range, sums))));
  const totals = measuresOf(sumOf('now'));
  const totalsBefore = hasBefore ? measuresOf(sumOf('before')) : null;
  return {
    list: found
      .map(view)
      .toSorted((one, other) => (other.localSpendAmount ?? 0) - (one.localSpendAmount ?? 0)),
    totals,
    totalsBefore,
    compared: compareSums(question.comparison?.cuts ?? [], sumOf),
    edges: await describeEdges(read, question, [totals.localSpendAmount, totalsBefore?.localSpendAmount]),
  };
}
