import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { discardCreation as call } from '@tapwright/contracts/creation';
import type { TeamContext } from '../../platform/http/context.ts';
import { teamWrite } from '../writes/index.ts';
import { deleteCreation } from './creations-store.ts';

export async function discardCreation(
  context: TeamContext,
  { creationId }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return teamWrite(context, call, async ({ tx, membership: { teamId }, person: { userId }, withoutRow }) => {
    await deleteCreation(tx, { teamId, userId, creationId });
    return withoutRow('nothing of it was ever created', null);
  });
}
