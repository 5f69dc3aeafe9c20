import { can, type Capability } from '@tapwright/contracts/roles';
import type { TeamContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** For a verb that needs something else than what its caller was admitted for. */
export function authoriseTeam<May extends Capability>(context: TeamContext, may: May): TeamContext<May> {
  if (!can(context.membership.role, may)) throw new Refusal('notPermitted');
  return { ...context, may };
}
