import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { modifyWordList as call, type WordList } from '@tapwright/contracts/word-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getListToEdit, showList } from './get-list-to-edit.ts';
import { updateWordList } from './word-lists-store.ts';

export async function modifyList(
  context: TeamContext<'tools.use'>,
  { listId, name, ink, revision }: ParsedBodyOf<typeof call>,
): Promise<WordList> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const before = await getListToEdit(tx, write, { listId, revision });
    const list = await updateWordList(tx, { teamId, listId }, { name, ink });
    const logged = await write.record('wordList.edited', {
      subject: { wordListId: listId, ...(before.name === name && { wordList: name }) },
      ...(before.name !== name && { before: { wordList: before.name }, after: { wordList: name } }),
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done(showList(list, write));
  });
}
