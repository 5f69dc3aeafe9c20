import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { detachCampaigns as call } from '@tapwright/contracts/negative-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { readerOf } from '../reader-of.ts';
import { getLockedList } from './get-list.ts';
import { deleteAttached, listUsable, markLeaving } from './list-campaigns-store.ts';

/** Kept, what it brought is the campaign's own from now on; otherwise the campaign leaves until it is removed. */
export async function detachCampaigns(
  context: TeamContext<'tools.use'>,
  { listId, campaignIds, brought }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getLockedList(tx, write, listId);
    const usable = await listUsable(tx, await readerOf(tx, write), campaignIds);
    if (usable.length < new Set(campaignIds).size) throw new Refusal('notFound');
    const detach = brought === 'keep' ? deleteAttached : markLeaving;
    const detached = await detach(tx, { teamId, listId }, usable);
    if (detached === 0) return write.unchanged({ detached });
    const logged = await write.record('negativeList.detached', {
      subject: { negativeListId: listId, negativeList: list.name },
      before: { rowCount: detached },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done({ detached });
  });
}
