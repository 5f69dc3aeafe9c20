import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { addListedNegatives as call, maxWordsOfNegativeList } from '@tapwright/contracts/negative-lists';
import { cleanKeyword, findKeywordTextProblem, keywordKey } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { getListToEdit } from './get-list.ts';
import { countListedWords, insertListedWords } from './list-words-store.ts';

/** Of each word and match type one; what is no keyword is counted and left out. */
export async function addListedNegatives(
  context: TeamContext<'tools.use'>,
  { listId, words }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  const fitting = words.filter(({ text }) => findKeywordTextProblem(text) === undefined);
  const cleaned = fitting.map(({ text, matchType }) => ({ text: cleanKeyword(text), matchType }));
  // However often it is there, as it was written first.
  const once = [
    ...new Map(cleaned.toReversed().map((word) => [keywordKey(word), word])).values(),
  ].toReversed();
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getListToEdit(tx, write, { listId });
    const by = { addedBy: write.person.userId, addedAt: write.clock.now() };
    const added = await insertListedWords(tx, { teamId, listId }, once, by);
    const held = (await countListedWords(tx, teamId)).get(listId) ?? 0;
    if (held > maxWordsOfNegativeList)
      throw new Refusal('badInput', {
        message: 'negativeLists:rules.tooManyWords',
        values: { most: maxWordsOfNegativeList },
      });
    const answer = { added, known: once.length - added, leftOut: words.length - fitting.length };
    if (added === 0) return write.unchanged(answer);
    const logged = await write.record('negativeList.filled', {
      subject: { negativeListId: listId, negativeList: list.name },
      after: { rowCount: added },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done(answer);
  });
}
