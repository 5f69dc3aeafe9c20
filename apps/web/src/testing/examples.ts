import type { UserView } from '@tapwright/contracts/accounts';
import type { FrameSettings } from '@tapwright/contracts/frame';
import type { TeamView } from '@tapwright/contracts/teams';

export const ann: UserView = {
  userId: 1,
  nickName: 'Ann',
  headimgurl: null,
  mobile: '13700137001',
  email: 'ann@example.com',
  wechat: null,
  roleName: 'visitor',
  isStaff: false,
  isFirstStaff: false,
  hasPassword: true,
  activeUserNub: 3,
  lastLoginTime: null,
};

export const team: TeamView = {
  teamId: 7,
  teamName: 'Blue Harbour',
  teamImg: null,
  currencyType: 'USD',
  roleName: 'visitor',
  roleUserStatus: 0,
  scope: [],
  requiresSecondFactor: false,
  lacksSecondFactor: false,
};

export const frameSettings: FrameSettings = {
  closed: false,
  sandbox: false,
  sandboxPage: null,
  reportTime: '2026-11-20T08:00:00Z',
  supportQr: null,
  version: '1.0.0',
  signInWays: { mobile: true, email: true, chatApp: true, passkey: true },
  outbox: { mobile: false, email: false },
  chatAppStandIn: false,
};
