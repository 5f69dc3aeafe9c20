import type { MemberView } from '@tapwright/contracts/members';

/** By any of what the list says of who they are. */
export function findMembersBy(
  sought: string,
  members: readonly MemberView[],
  nameRole: (role: MemberView['roleName']) => string,
): MemberView[] {
  const wanted = sought.trim().toLowerCase();
  return members.filter(({ nickName, remark, account, roleName }) =>
    [nickName, remark, account ?? '', nameRole(roleName)].some((text) => text.toLowerCase().includes(wanted)),
  );
}
