import type { NegativeListView } from '@tapwright/contracts/negative-lists';
import { leaders } from '@tapwright/contracts/roles';
import type { Connection, Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findNegativeList, lockNegativeList, type NegativeListRow } from './negative-lists-store.ts';

type Asking = Pick<TeamContext, 'membership' | 'person'>;

/** A word more or less changes campaigns that others look after, so not everybody who uses lists changes them. */
const mayEdit = ({ madeBy }: NegativeListRow, { membership, person }: Asking): boolean =>
  madeBy === person.userId || leaders.includes(membership.role);

export const showList = (row: NegativeListRow, asking: Asking): NegativeListView => ({
  listId: row.listId,
  name: row.name,
  mayEdit: mayEdit(row, asking),
  revision: row.revision,
});

export async function getList(db: Connection, asking: Asking, listId: number): Promise<NegativeListRow> {
  const list = await findNegativeList(db, { teamId: asking.membership.teamId, listId });
  if (list === undefined) throw new Refusal('notFound');
  return list;
}

/** Whoever changes a list, or what it is attached to, does so one after another. */
export async function getLockedList(
  tx: Transaction,
  asking: Asking,
  listId: number,
): Promise<NegativeListRow> {
  const list = await lockNegativeList(tx, { teamId: asking.membership.teamId, listId });
  if (list === undefined) throw new Refusal('notFound');
  return list;
}

export async function getListToEdit(
  tx: Transaction,
  asking: Asking,
  { listId, revision }: { listId: number; revision?: number },
): Promise<NegativeListRow> {
  const list = await getLockedList(tx, asking, listId);
  if (!mayEdit(list, asking)) throw new Refusal('notPermitted');
  if (revision !== undefined && list.revision !== revision) throw new Refusal('changedMeanwhile');
  return list;
}
