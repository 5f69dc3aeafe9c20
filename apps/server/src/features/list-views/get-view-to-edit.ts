import type { Transaction } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Asking, mayEditView } from './show-view.ts';
import { lockView, type ViewRow } from './views-store.ts';

/** A view of somebody else that is not shared is as if there were none. */
export async function getViewToEdit(
  tx: Transaction,
  asking: Asking,
  { viewId, revision }: { viewId: number; revision?: number },
): Promise<ViewRow> {
  const view = await lockView(tx, { teamId: asking.membership.teamId, viewId });
  if (view === undefined || !(view.isShared || view.madeBy === asking.person.userId))
    throw new Refusal('notFound');
  if (!mayEditView(view, asking)) throw new Refusal('notPermitted');
  if (revision !== undefined && view.revision !== revision) throw new Refusal('changedMeanwhile');
  return view;
}
