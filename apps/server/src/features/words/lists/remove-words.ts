import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { removeListedWords as call } from '@tapwright/contracts/word-lists';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { listKnownWords, type WordPlace } from '../known-words-store.ts';
import { noDays, readWordPlace } from '../read-word-place.ts';
import { getList } from './get-list-to-edit.ts';
import { deleteListedWords, type ListedPlace } from './word-lists-store.ts';

/** Whoever is bound to a part of the team takes out the words of that part, and of others what they put in themselves. */
export async function removeWords(
  context: TeamContext<'tools.use'>,
  { listId, adamId, country, words }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getList(tx, write, listId);
    const place = await readWordPlace(context, { adamId, country, ...noDays });
    const from = { teamId, listId, adamId, country };
    const removed =
      place.boundUserId === undefined
        ? await deleteListedWords(tx, from, words)
        : await removeKnown(tx, place, from, words);
    if (removed === 0) return write.unchanged({ removed });
    const logged = await write.record('wordList.thinned', {
      subject: { wordListId: listId, wordList: list.name },
      before: { rowCount: removed },
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done({ removed });
  });
}

async function removeKnown(
  tx: Transaction,
  place: WordPlace,
  from: ListedPlace,
  words: readonly string[],
): Promise<number> {
  const known = [...(await listKnownWords(tx, place, words))];
  const which = (isWanted: boolean) =>
    known.filter(([, { isOfPart }]) => isOfPart === isWanted).map(([word]) => word);
  const ofPart = await deleteListedWords(tx, from, which(true));
  return ofPart + (await deleteListedWords(tx, from, which(false), place.boundUserId));
}
