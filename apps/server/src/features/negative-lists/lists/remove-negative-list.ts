import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeNegativeList as call } from '@tapwright/contracts/negative-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getListToEdit } from './get-list.ts';
import { deleteNegativeList } from './negative-lists-store.ts';

export async function removeNegativeList(
  context: TeamContext<'tools.use'>,
  { listId }: ParsedBodyOf<typeof call>,
): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const { name } = await getListToEdit(tx, write, { listId });
    await deleteNegativeList(tx, { teamId, listId });
    const logged = await write.record('negativeList.removed', {
      subject: { negativeListId: listId, negativeList: name },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done(null);
  });
}
