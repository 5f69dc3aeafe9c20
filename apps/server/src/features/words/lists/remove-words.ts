import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { removeListedWords as call } from '@tapwright/contracts/word-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { listKnownWords } from '../known-words-store.ts';
import { noDays, readWordPlace } from '../read-word-place.ts';
import { getList } from './get-list-to-edit.ts';
import { deleteListedWords } from './word-lists-store.ts';

/** Whoever is bound to a part of the team takes out what they know. */
export async function removeWords(
  context: TeamContext<'tools.use'>,
  { listId, adamId, country, words }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getList(tx, write, listId);
    const place = await readWordPlace(context, { adamId, country, ...noDays });
    const known = place.boundUserId === undefined ? words : [...(await listKnownWords(tx, place, words))];
    const removed = await deleteListedWords(tx, { teamId, listId, adamId, country }, known);
    if (removed === 0) return write.unchanged({ removed });
    const logged = await write.record('wordList.thinned', {
      subject: { wordListId: listId, wordList: list.name },
      before: { rowCount: removed },
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done({ removed });
  });
}
