import type { ChangeSetView, EditView } from '@tapwright/contracts/change-set-view';
import { can } from '@tapwright/contracts/roles';
import type { ReadSet } from './prepare-trail.ts';

const ended: ReadonlySet<string> = new Set(['settled', 'withdrawn', 'declined']);

export const hasEnded = ({ state }: Pick<ChangeSetView, 'state'>): boolean => ended.has(state);

type Ended = Pick<ReadSet, 'set' | 'ends' | 'trail'>;

/** Something did not go live; what was only taken out is wanted by nobody, and what is removed at Apple stays so. */
export function mayFinish({ set, ends, trail: { takenOut } }: Ended, role: string): boolean {
  const gone = ends.reduce((sum, { refusal, count }) => (refusal === 'removed' ? sum + count : sum), 0);
  const { refused, stale, withdrawn } = set.counts;
  return hasEnded(set) && refused + stale + withdrawn > takenOut + gone && can(role, 'campaign.edit');
}

/** Something has not left for Apple, as far as can be seen. */
export function mayStop(
  { state, authorId, counts }: ChangeSetView,
  shown: readonly EditView[],
  { role, ownId }: { role: string; ownId: number | undefined },
): boolean {
  const hasWaiting = shown.length < counts.edits || shown.some((edit) => edit.state === 'waiting');
  const isAllowed = authorId === ownId || can(role, 'change.undoOthers');
  return state === 'sending' && hasWaiting && isAllowed && can(role, 'campaign.edit');
}
