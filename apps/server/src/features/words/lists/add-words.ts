import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { addListedWords as call } from '@tapwright/contracts/word-lists';
import { findKeywordTextProblem, foldKeyword } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { getList } from './get-list-to-edit.ts';
import { insertListedWords } from './word-lists-store.ts';

/** Whatever is folded alike is one word; what is no keyword is counted and left out. */
export async function addWords(
  context: TeamContext<'tools.use'>,
  { listId, adamId, country, words }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  const fitting = words.filter((word) => findKeywordTextProblem(word) === undefined);
  const scope = await findScope(context.database.read, context.membership);
  const once = [...new Set(fitting.map(foldKeyword))];
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getList(tx, write, listId);
    const place = { teamId, listId, adamId, country };
    const added = await insertListedWords(
      tx,
      place,
      { addedBy: write.person.userId, isBound: scope !== undefined },
      once,
    );
    const answer = { added, known: once.length - added, leftOut: words.length - fitting.length };
    if (added === 0) return write.unchanged(answer);
    const logged = await write.record('wordList.filled', {
      subject: { wordListId: listId, wordList: list.name },
      after: { rowCount: added },
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done(answer);
  });
}
