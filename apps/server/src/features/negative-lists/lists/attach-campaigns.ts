import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { attachCampaigns as call } from '@tapwright/contracts/negative-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { readerOf } from '../reader-of.ts';
import { getLockedList } from './get-list.ts';
import { listUsable, putAttached } from './list-campaigns-store.ts';

/** Of whoever is bound to campaigns only those: what is out of scope does not exist. */
export async function attachCampaigns(
  context: TeamContext<'tools.use'>,
  { listId, campaignIds }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getLockedList(tx, write, listId);
    const usable = await listUsable(tx, await readerOf(tx, write), campaignIds);
    if (usable.length < new Set(campaignIds).size) throw new Refusal('notFound');
    const by = { attachedBy: write.person.userId, attachedAt: write.clock.now() };
    const attached = await putAttached(tx, { teamId, listId }, usable, by);
    if (attached === 0) return write.unchanged({ attached });
    const logged = await write.record('negativeList.attached', {
      subject: { negativeListId: listId, negativeList: list.name },
      after: { rowCount: attached },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done({ attached });
  });
}
