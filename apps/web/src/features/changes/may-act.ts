import type { ChangeSetView, EditView } from '@tapwright/contracts/change-sets';
import { can } from '@tapwright/contracts/roles';

const ended: ReadonlySet<string> = new Set(['settled', 'withdrawn', 'declined']);

/** The edits of the set that are shown, and how many it has. */
export type ShownEdits = { readonly list: readonly EditView[]; readonly total: number };

/** Something did not go live; what was only taken out is wanted by nobody. */
export function mayFinish(
  { state, counts }: ChangeSetView,
  { list, total }: ShownEdits,
  role: string,
): boolean {
  const failed = counts.refused + counts.stale + counts.withdrawn;
  const takenOut = list.filter(({ refusal }) => refusal === 'takenOut').length;
  const isWanted = list.length < total ? failed > 0 : failed > takenOut;
  return ended.has(state) && isWanted && can(role, 'campaign.edit');
}

/** Something has not left for Apple, as far as can be seen. */
export function mayStop(
  { state, authorId }: ChangeSetView,
  { list, total }: ShownEdits,
  { role, ownId }: { role: string; ownId: number | undefined },
): boolean {
  const hasWaiting = list.length < total || list.some((edit) => edit.state === 'waiting');
  const isAllowed = authorId === ownId || can(role, 'change.undoOthers');
  return state === 'sending' && hasWaiting && isAllowed && can(role, 'campaign.edit');
}
