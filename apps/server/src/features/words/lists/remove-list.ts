import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { removeWordList as call } from '@tapwright/contracts/word-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getListToEdit } from './get-list-to-edit.ts';
import { deleteWordList } from './word-lists-store.ts';

export async function removeList(
  context: TeamContext<'tools.use'>,
  { listId }: ParsedBodyOf<typeof call>,
): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const { name } = await getListToEdit(tx, write, { listId });
    await deleteWordList(tx, { teamId, listId });
    const logged = await write.record('wordList.removed', {
      subject: { wordListId: listId, wordList: name },
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done(null);
  });
}
