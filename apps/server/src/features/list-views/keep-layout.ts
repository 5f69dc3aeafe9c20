import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { keepLayout as call } from '@tapwright/contracts/list-layouts';
import type { TeamContext } from '../../platform/http/context.ts';
import { teamWrite } from '../writes/index.ts';
import { writeLayout } from './layouts-store.ts';

export async function keepLayout(
  context: TeamContext,
  { list, layout }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return teamWrite(context, call, async ({ tx, membership, person, withoutRow }) => {
    await writeLayout(tx, { teamId: membership.teamId, userId: person.userId }, list, layout);
    return withoutRow('how somebody arranges a list concerns nobody else', null);
  });
}
