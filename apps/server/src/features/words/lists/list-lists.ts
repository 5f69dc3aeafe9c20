import type { WordList } from '@tapwright/contracts/word-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { showList } from './get-list-to-edit.ts';
import { listWordLists } from './word-lists-store.ts';

export async function listLists(context: TeamContext<'tools.use'>): Promise<WordList[]> {
  const rows = await listWordLists(context.database.read, context.membership.teamId);
  return rows.map((row) => showList(row, context));
}
