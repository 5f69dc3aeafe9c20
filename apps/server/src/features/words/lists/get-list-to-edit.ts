import { type ListInk, listInks, type WordList } from '@tapwright/contracts/word-lists';
import { leaders } from '@tapwright/contracts/roles';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockWordList, type WordListRow } from './word-lists-store.ts';

type Asking = Pick<TeamContext, 'membership' | 'person'>;

/** So that nobody is needed who has left, the owner and the admins too. */
const mayEdit = ({ madeBy }: WordListRow, { membership, person }: Asking): boolean =>
  madeBy === person.userId || leaders.includes(membership.role);

export const showList = (row: WordListRow, asking: Asking): WordList => ({
  listId: row.listId,
  name: row.name,
  ink: inkOf(row.ink),
  mayEdit: mayEdit(row, asking),
  revision: row.revision,
});

const inkOf = (text: string): ListInk => listInks.find((one) => one === text) ?? 'green';

export async function getList(tx: Transaction, asking: Asking, listId: number): Promise<WordListRow> {
  const list = await lockWordList(tx, { teamId: asking.membership.teamId, listId });
  if (list === undefined) throw new Refusal('notFound');
  return list;
}

export async function getListToEdit(
  tx: Transaction,
  asking: Asking,
  { listId, revision }: { listId: number; revision?: number },
): Promise<WordListRow> {
  const list = await getList(tx, asking, listId);
  if (!mayEdit(list, asking)) throw new Refusal('notPermitted');
  if (revision !== undefined && list.revision !== revision) throw new Refusal('changedMeanwhile');
  return list;
}
