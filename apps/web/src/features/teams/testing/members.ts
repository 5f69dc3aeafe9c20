import type { MemberView } from '@tapwright/contracts/members';

const member: MemberView = {
  userId: 1,
  nickName: 'Ann',
  headimgurl: null,
  remark: '',
  roleName: 'visitor',
  roleUserStatus: 0,
  scope: [],
  joinedAt: '2026-01-05T08:00:00Z',
  revision: 1,
};

export const owner = member;
export const bob: MemberView = { ...member, userId: 2, nickName: 'Bob', roleName: 'readOnly', revision: 4 };
export const carol: MemberView = {
  ...member,
  userId: 3,
  nickName: 'Carol',
  roleName: 'finance',
  roleUserStatus: 1,
};
