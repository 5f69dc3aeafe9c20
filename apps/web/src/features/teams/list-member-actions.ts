import type { MemberView } from '@tapwright/contracts/members';
import { can, canGrant, isOfPlatform } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';

export type MemberAction =
  | 'role'
  | 'remark'
  | 'limits'
  | 'disable'
  | 'enable'
  | 'transfer'
  | 'remove'
  | 'leave';
type Offer = {
  actions: readonly MemberAction[];
  /** Why what a manager of members finds elsewhere cannot be pressed here. */
  because?: 'ownerKept' | 'notYours';
};

/** What this person may do with that member; the server judges by the same table. */
export function listMemberActions(
  { roleName: ownRole }: Pick<TeamView, 'roleName'>,
  { roleName, roleUserStatus }: Pick<MemberView, 'roleName' | 'roleUserStatus'>,
  isOwn: boolean,
): Offer {
  if (isOwn) return { actions: roleName === 'visitor' ? [] : ['leave'] };
  if (!can(ownRole, 'member.manage') || isOfPlatform(roleName)) return { actions: [] };
  const mayChange = canGrant(ownRole, roleName);
  const mayTransfer = can(ownRole, 'team.transfer') && roleUserStatus === 0;
  const mayLimit = can(ownRole, 'change.policy') && can(roleName, 'campaign.edit');
  const status = roleUserStatus === 1 ? 'enable' : 'disable';
  return {
    actions: [
      'role',
      'remark',
      ...(mayLimit ? (['limits'] as const) : []),
      status,
      ...(mayTransfer ? (['transfer'] as const) : []),
      'remove',
    ],
    ...(mayChange ? {} : { because: roleName === 'visitor' ? 'ownerKept' : 'notYours' }),
  };
}
