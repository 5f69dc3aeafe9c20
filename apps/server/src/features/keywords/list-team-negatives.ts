import { negativeColumns } from '@tapwright/contracts/ad-columns';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findNegativeKeywords } from '@tapwright/contracts/keywords';
import { runSnapshot } from '../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { appleReader, campaignTypeOf } from '../ad-columns/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import { viewOpenEdits } from '../open-edits/index.ts';
import { listNegatives, type NegativeRow } from './negative-keywords-store.ts';

export async function listTeamNegatives(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof findNegativeKeywords>,
): Promise<AnswerOf<typeof findNegativeKeywords>> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  const { rows, total, openEditsOf } = await runSnapshot({ write: database.read }, async (db) => {
    const found = await listNegatives(db, { teamId: membership.teamId, scope }, query);
    const idOf = (row: NegativeRow) => row.negativeKeywordId;
    return { ...found, openEditsOf: await viewOpenEdits(db, context, 'negativeKeyword', found.rows, idOf) };
  });
  const list = rows.map((row) => ({ ...viewNegative(row), openEdits: openEditsOf(row.negativeKeywordId) }));
  return { list, total };
}

const fromApple = appleReader(negativeColumns);

export const viewNegative = ({ isArchived, ...row }: NegativeRow) => ({
  ...row,
  ...(isArchived && { isArchived: true as const }),
  campaignType: campaignTypeOf(row.campaignType),
  ...fromApple.read(row),
});
