import { can, type Capability } from '@tapwright/contracts/roles';
import type { TeamContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** Admission has asked the same already; in a read verb it stands again, so that it is safe whoever calls it. */
export function authoriseTeam({ membership }: TeamContext, capability: Capability): void {
  if (!can(membership.role, capability)) throw new Refusal('notPermitted');
}
