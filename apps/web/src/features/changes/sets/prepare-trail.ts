import type { ChangeComment } from '@tapwright/contracts/change-comments';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { findChangeSet } from '@tapwright/contracts/change-sets';

export type ReadSet = AnswerOf<typeof findChangeSet>;

export type TrailStep =
  | { kind: 'made' | 'needed' | 'approved' | 'declined' | 'hour' | 'sent' | 'settled'; at: string }
  | { kind: 'lapsed' | 'withdrawn'; at: string }
  | { kind: 'comment'; at: string; comment: ChangeComment };

/** What happened to a set, the oldest first; of one moment in the order in which it must have been. */
export function prepareTrail(
  set: Pick<ChangeSetView, 'state' | 'createdAt' | 'scheduledFor' | 'approval'>,
  { trail: { committedAt, endedAt }, ends }: Pick<ReadSet, 'trail' | 'ends'>,
  comments: readonly ChangeComment[],
): TrailStep[] {
  const hasLapsed = ends.some(({ refusal }) => refusal === 'lapsed');
  const { state, createdAt, scheduledFor, approval } = set;
  const steps: TrailStep[] = [{ kind: 'made', at: createdAt }];
  if (approval !== null) {
    steps.push({ kind: 'needed', at: approval.proposedAt });
    const kind = state === 'declined' ? 'declined' : 'approved';
    if (approval.decidedAt !== null) steps.push({ kind, at: approval.decidedAt });
  }
  if (committedAt !== null) steps.push({ kind: 'sent', at: committedAt });
  if (endedAt !== null && state === 'settled') steps.push({ kind: 'settled', at: endedAt });
  if (endedAt !== null && state === 'withdrawn')
    steps.push({ kind: hasLapsed ? 'lapsed' : 'withdrawn', at: endedAt });
  for (const comment of comments) steps.push({ kind: 'comment', at: comment.createdAt, comment });
  const sorted = steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return state === 'scheduled' && scheduledFor !== null
    ? [...sorted, { kind: 'hour', at: scheduledFor }]
    : sorted;
}
