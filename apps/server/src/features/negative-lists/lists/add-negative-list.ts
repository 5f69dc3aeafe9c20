import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  addNegativeList as call,
  maxNegativeLists,
  type NegativeListView,
} from '@tapwright/contracts/negative-lists';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { showList } from './get-list.ts';
import { insertNegativeList, listNegativeLists } from './negative-lists-store.ts';

export async function addNegativeList(
  context: TeamContext<'tools.use'>,
  { name }: ParsedBodyOf<typeof call>,
): Promise<NegativeListView> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    // The team is locked: nobody else counts and adds meanwhile.
    if ((await listNegativeLists(tx, teamId)).length >= maxNegativeLists)
      throw new Refusal('badInput', {
        message: 'negativeLists:rules.tooMany',
        values: { most: maxNegativeLists },
      });
    const list = await insertNegativeList(tx, { teamId, madeBy: write.person.userId, name });
    const logged = await write.record('negativeList.added', {
      subject: { negativeListId: list.listId },
      after: { negativeList: name },
    });
    await write.live.publishTeam(tx, teamId, 'negativeLists.changed');
    return logged.done(showList(list, write));
  });
}
