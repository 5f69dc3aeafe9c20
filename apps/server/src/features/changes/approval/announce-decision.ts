import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify, settleChangeSetNotices } from '../../notifications/index.ts';

type Decision = {
  teamId: number;
  changeSetId: number;
  authorId: number;
  /** Nobody, where it lapsed. */
  by?: number;
  what: 'approved' | 'declined' | 'lapsed' | 'withdrawn';
};

/** Its author hears what became of it, and nobody is asked for it any more. */
export async function announceDecision(
  tx: Transaction,
  deps: Pick<Deps, 'live' | 'clock'>,
  { teamId, changeSetId, authorId, by, what }: Decision,
): Promise<void> {
  await settleChangeSetNotices(tx, deps, { teamId, changeSetId });
  if (by === authorId) return;
  await notify(tx, deps, [
    {
      type: 'changeSetDecided',
      userId: authorId,
      teamId,
      ...(by === undefined ? {} : { senderId: by }),
      detailed: what,
      changeSetId,
    },
  ]);
}
