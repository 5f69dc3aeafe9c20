import type { AnswerOf } from '@tapwright/contracts/call';
import { capabilities, grantsOf } from '@tapwright/contracts/roles';
import type { findRoleDetails as findRoleDetailsCall } from '@tapwright/contracts/team-roles';

/** Made from the very table that decides, so that what is shown is what holds. */
export function findRoleDetails(): AnswerOf<typeof findRoleDetailsCall> {
  return capabilities.map((capability) => ({ capability, grants: grantsOf(capability) }));
}
