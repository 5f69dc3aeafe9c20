import type { StaffTeam, StaffTeamView } from '@tapwright/contracts/staff-teams';

export const harbour: StaffTeam = {
  teamId: 7,
  teamName: 'Blue Harbour',
  currency: 'RMB',
  createdAt: '2026-01-01T08:00:00Z',
  owner: 'Mei Lin',
  members: 2,
  groups: 1,
  available: 1_234_000,
  isOwnTeam: false,
  actsUntil: null,
};

export const harbourPage: StaffTeamView = {
  ...harbour,
  reserved: 500_000,
  owed: 0,
  people: [
    {
      userId: 9,
      nickName: 'Mei Lin',
      roleName: 'visitor',
      isDisabled: false,
      mobile: '138****5678',
      email: null,
      lastLoginAt: null,
      actsUntil: null,
    },
  ],
  campaignGroups: [
    {
      campaignGroupId: 5,
      name: 'Harbour games',
      deliveryMode: 'selfService',
      currency: 'RMB',
      adAccountId: '900100',
      campaigns: 4,
    },
  ],
  sets: [
    {
      changeSetId: 31,
      createdAt: '2026-11-19T15:10:00Z',
      author: 'Mei Lin',
      origin: 'cell',
      state: 'settled',
      edits: 3,
      note: 'Winter',
    },
  ],
};
