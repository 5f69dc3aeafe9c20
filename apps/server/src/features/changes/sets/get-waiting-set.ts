import { maxEdits } from '@tapwright/contracts/limits';
import type { Connection } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  type ChangeSetRow,
  type ChangeSetState,
  listChangeSets,
  listEditsOfSet,
  type Reader,
  type ShownEdit,
} from './change-sets-store.ts';

const waitingStates: readonly ChangeSetState[] = ['draft', 'proposed', 'scheduled'];

export type WaitingSet = { set: ChangeSetRow; edits: ShownEdit[] };

/** A set of which nothing was committed yet, with what of it is in scope; of one's own draft, all of it. */
export async function getWaitingSet(
  db: Connection,
  reader: Reader,
  changeSetId: number,
): Promise<WaitingSet> {
  const [set] = await listChangeSets(db, reader, { changeSetId, limit: 1, offset: 0 });
  if (set === undefined || !waitingStates.includes(set.state)) throw new Refusal('notFound');
  const scope = set.state === 'draft' ? { ...reader, campaignIds: undefined } : reader;
  const edits = await listEditsOfSet(db, scope, { changeSetId, limit: maxEdits, offset: 0 });
  return { set, edits: edits.filter(({ state }) => state === 'planned') };
}

export async function getDraft(db: Connection, reader: Reader, changeSetId: number): Promise<WaitingSet> {
  const draft = await getWaitingSet(db, reader, changeSetId);
  if (draft.set.state !== 'draft') throw new Refusal('notFound');
  return draft;
}
