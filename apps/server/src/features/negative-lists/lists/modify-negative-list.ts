import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { modifyNegativeList as call, type NegativeListView } from '@tapwright/contracts/negative-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getListToEdit, showList } from './get-list.ts';
import { updateNegativeList } from './negative-lists-store.ts';

export async function modifyNegativeList(
  context: TeamContext<'tools.use'>,
  { listId, name, revision }: ParsedBodyOf<typeof call>,
): Promise<NegativeListView> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const before = await getListToEdit(tx, write, { listId, revision });
    if (before.name === name) return write.unchanged(showList(before, write));
    const list = await updateNegativeList(tx, { teamId, listId }, name);
    const logged = await write.record('negativeList.edited', {
      subject: { negativeListId: listId },
      before: { negativeList: before.name },
      after: { negativeList: name },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done(showList(list, write));
  });
}
