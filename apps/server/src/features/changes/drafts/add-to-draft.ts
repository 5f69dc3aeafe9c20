import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { addToDraft as call } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { TeamContext } from '../../../platform/http/context.ts';
import { teamWrite } from '../../writes/index.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { gatherInDraft } from './gather-in-draft.ts';

export async function addToDraft(
  context: TeamContext,
  body: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  const changeSetId = await teamWrite(context, call, async (write) =>
    write.withoutRow(
      'a draft changes nothing until it is committed',
      await gatherInDraft(write, body, body.origin),
    ),
  );
  return getChangeSet(context, changeSetId);
}
