import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { removeListedNegatives as call } from '@tapwright/contracts/negative-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getListToEdit } from './get-list.ts';
import { deleteListedWords } from './list-words-store.ts';

export async function removeListedNegatives(
  context: TeamContext<'tools.use'>,
  { listId, words }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const list = await getListToEdit(tx, write, { listId });
    const removed = await deleteListedWords(tx, { teamId, listId }, words);
    if (removed === 0) return write.unchanged({ removed });
    const logged = await write.record('negativeList.thinned', {
      subject: { negativeListId: listId, negativeList: list.name },
      before: { rowCount: removed },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done({ removed });
  });
}
