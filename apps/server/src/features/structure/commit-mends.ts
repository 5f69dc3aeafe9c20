import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { commitMends as call } from '@tapwright/contracts/structure';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { commitSet } from '../changes/index.ts';
import { chooseMends } from './choose-mends.ts';

export async function commitMends(
  context: TeamContext<'campaign.edit'>,
  { adamId, keys, note, confirmed, scheduledFor }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  authoriseTeam(context, 'tools.use');
  return commitSet(context, call, async (write) => {
    const { mends } = await chooseMends(write.tx, write, { adamId, keys });
    return {
      origin: 'structure',
      note,
      confirmed,
      scheduledFor: scheduledFor === undefined ? undefined : new Date(scheduledFor),
      leavesOutRefused: true,
      edits: mends.map(({ edit }) => edit),
      pathOf: (place) => `edits.${place}`,
    };
  });
}
