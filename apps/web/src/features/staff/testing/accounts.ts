import type { StaffAccount } from '@tapwright/contracts/staff';

export const dora: StaffAccount = {
  userId: 9,
  nickName: 'Dora',
  headimgurl: null,
  mobile: '138****5678',
  email: null,
  createdAt: '2026-01-01T08:00:00Z',
  lastLoginAt: null,
  frozenAt: null,
  frozenBecause: null,
  isStaff: false,
  isFirstStaff: false,
  hasSecondFactor: false,
};
