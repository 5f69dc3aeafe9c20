import type { AnswerOf } from '@tapwright/contracts/call';
import type { findKeywords } from '@tapwright/contracts/keywords';
import type { ReportListQuery } from '@tapwright/contracts/report-query';
import type { TeamContext } from '../../../platform/http/context.ts';
import { viewOpenEdits } from '../../open-edits/index.ts';
import { listReportKeywords } from './list-report-rows.ts';

/** With what of each has not ended. The rows are filled up and not copied: there may be a hundred thousand. */
export async function listKeywords(
  context: TeamContext<'ads.see'>,
  query: ReportListQuery,
): Promise<AnswerOf<typeof findKeywords>> {
  const found = await listReportKeywords(context, query);
  const openEditsOf = await viewOpenEdits(
    context.database.read,
    context,
    'keyword',
    found.list,
    (row) => row.keywordId,
  );
  const list = found.list.map((row) => Object.assign(row, { openEdits: openEditsOf(row.keywordId) }));
  return { ...found, list };
}
