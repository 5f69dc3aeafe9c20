import { requireSecondFactor as requireSecondFactorCall } from '@tapwright/contracts/teams';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { membersWrite } from '../../writes/index.ts';
import { listMemberIds } from '../members/members-store.ts';
import { updateTeam } from './teams-store.ts';

/** Whoever asks others for one has passed theirs, or they would shut themselves out. */
export async function requireSecondFactor(
  context: TeamContext,
  { isRequired }: { isRequired: boolean },
): Promise<null> {
  const { teamId } = context.membership;
  return membersWrite(context, requireSecondFactorCall, async (write) => {
    const { tx, team, live } = write;
    if (isRequired && !context.person.hasSecondFactor)
      throw new Refusal('secondFactorNeeded', { message: 'teams:rules.ownSecondFactorFirst' });
    if (team.requiresSecondFactor === isRequired) return write.unchanged(null);
    await updateTeam(tx, teamId, { requiresSecondFactor: isRequired });
    const logged = await write.record(
      isRequired ? 'team.secondFactorRequired' : 'team.secondFactorNotRequired',
      {},
    );
    await live.publishPersons(tx, await listMemberIds(tx, teamId), 'access.changed');
    return logged.done(null);
  });
}
