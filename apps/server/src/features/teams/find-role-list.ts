import type { AnswerOf } from '@tapwright/contracts/call';
import { canGrant, roles } from '@tapwright/contracts/roles';
import type { findRoleList as findRoleListCall } from '@tapwright/contracts/team-roles';
import type { TeamContext } from '../../platform/http/context.ts';

export function findRoleList({
  membership,
  translate,
  language,
}: TeamContext): AnswerOf<typeof findRoleListCall> {
  return roles
    .filter((role) => canGrant(membership.role, role))
    .map((id) => ({ id, name: translate(language, `teams:roles.${id}`) }));
}
