import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { commitListStep as call } from '@tapwright/contracts/negative-lists';
import { authoriseTeam } from '../../../platform/http/authorise.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { commitSet } from '../../changes/index.ts';
import { getLockedList } from '../lists/get-list.ts';
import { readerOf } from '../reader-of.ts';
import { insertListSet } from './listed-facts-store.ts';
import { planStep } from './plan-step.ts';

/** Planned anew under the lock of changes, so that what others did since is seen. */
export async function commitStep(
  context: TeamContext<'campaign.edit'>,
  { listId, campaignIds, note, confirmed, scheduledFor }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  authoriseTeam(context, 'tools.use');
  return commitSet(
    context,
    call,
    async (write) => {
      await getLockedList(write.tx, write, listId);
      const { edits } = await planStep(write.tx, await readerOf(write.tx, write), { listId, campaignIds });
      return {
        origin: 'list',
        note,
        confirmed,
        scheduledFor: scheduledFor === undefined ? undefined : new Date(scheduledFor),
        leavesOutRefused: true,
        edits,
        pathOf: (place) => `edits.${place}`,
      };
    },
    async (write, changeSetId) => {
      const { teamId } = write.membership;
      await insertListSet(write.tx, { teamId, listId, changeSetId });
      await write.live.publishTeam(write.tx, teamId, 'negativeLists.changed');
    },
  );
}
