import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { previewRows, type readReport } from '@tapwright/contracts/report-centre';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Cell } from '../../../platform/sheets/sheet.ts';
import { composeReport } from './compose-report.ts';

export async function showReport(
  context: TeamContext,
  { definition }: ParsedBodyOf<typeof readReport>,
): Promise<AnswerOf<typeof readReport>> {
  const { readRows, ...report } = await composeReport(context, definition);
  const first: Cell[][] = [];
  let hasMore = false;
  for await (const row of readRows()) {
    hasMore = first.length === previewRows;
    if (hasMore) break;
    first.push(row);
  }
  return { ...report, rows: first, hasMore };
}
