import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findNegativeKeywords } from '@tapwright/contracts/keywords';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { viewOpenEdits } from '../open-edits/index.ts';
import { listNegatives } from './negative-keywords-store.ts';

export async function listTeamNegatives(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof findNegativeKeywords>,
): Promise<AnswerOf<typeof findNegativeKeywords>> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  const rows = await listNegatives(database.read, membership.teamId, scope, query);
  const openEditsOf = await viewOpenEdits(
    database.read,
    context,
    'negativeKeyword',
    rows,
    (row) => row.negativeKeywordId,
  );
  return {
    list: rows.map((row) => ({ ...row, openEdits: openEditsOf(row.negativeKeywordId) })),
    total: rows[0]?.total ?? 0,
  };
}
