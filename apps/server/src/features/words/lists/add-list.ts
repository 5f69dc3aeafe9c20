import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { addWordList as call, maxListsOfTeam, type WordList } from '@tapwright/contracts/word-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { showList } from './get-list-to-edit.ts';
import { insertWordList, listWordLists } from './word-lists-store.ts';

export async function addList(
  context: TeamContext<'tools.use'>,
  { name, ink }: ParsedBodyOf<typeof call>,
): Promise<WordList> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    // The team is locked: nobody else counts and adds meanwhile.
    if ((await listWordLists(tx, teamId)).length >= maxListsOfTeam)
      throw new Refusal('badInput', { message: 'words:rules.tooMany', values: { most: maxListsOfTeam } });
    const list = await insertWordList(tx, { teamId, madeBy: write.person.userId }, { name, ink });
    const logged = await write.record('wordList.added', {
      subject: { wordListId: list.listId },
      after: { wordList: name },
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done(showList(list, write));
  });
}
