import { teamCurrencies } from '@tapwright/domain/currencies';
import * as z from 'zod/mini';
import { deliveryModes } from './ad-values.ts';
import { defineCall } from './call.ts';
import { changeOrigins, changeSetStates } from './change-set-view.ts';
import { pageOf, pageQuery } from './paging.ts';
import { withReason } from './staff.ts';
import { queriedTeamId, roleName, teamId } from './teams.ts';

const staff = { to: 'staff' } as const;

/** How long staff act in a team's name before they have to say anew why. */
export const entryMinutes = 30;

const line = {
  teamId: z.int(),
  teamName: z.string(),
  currency: z.enum(teamCurrencies),
  createdAt: z.string(),
  owner: z.nullable(z.string()),
  /** Without those of staff. */
  members: z.int(),
  groups: z.int(),
  /** Minor units of its currency. */
  available: z.int(),
  /** Nobody acts in the name of a team they are in. */
  isOwnTeam: z.boolean(),
  /** Until when the one who asks acts in its name. */
  actsUntil: z.nullable(z.string()),
};
export const staffTeam = z.object(line);
export type StaffTeam = z.infer<typeof staffTeam>;

const member = z.object({
  userId: z.int(),
  nickName: z.string(),
  roleName,
  isDisabled: z.boolean(),
  /** As in the list of accounts: enough to recognise them by. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.string()),
  /** Of staff who act in its name for a while. */
  actsUntil: z.nullable(z.string()),
});
const group = z.object({
  campaignGroupId: z.int(),
  name: z.string(),
  deliveryMode: z.enum(deliveryModes),
  currency: z.string(),
  adAccountId: z.string(),
  campaigns: z.int(),
});
const set = z.object({
  changeSetId: z.int(),
  createdAt: z.string(),
  author: z.nullable(z.string()),
  origin: z.enum(changeOrigins),
  state: z.enum(changeSetStates),
  edits: z.int(),
  note: z.string(),
});
/** How many of the newest sets stand on a team's page. */
export const recentSets = 20;

export const staffTeamView = z.object({
  ...line,
  reserved: z.int(),
  owed: z.int(),
  people: z.array(member),
  campaignGroups: z.array(group),
  sets: z.array(set),
});
export type StaffTeamView = z.infer<typeof staffTeamView>;

/** Those that settle in one currency. */
export const teamFilters = ['all', ...teamCurrencies] as const;
export type TeamFilter = (typeof teamFilters)[number];

export const findStaffTeams = defineCall({
  method: 'GET',
  path: '/staff/teams/find',
  access: staff,
  summary:
    'Teams by exact id, by a part of their name or of their owner’s nickname, or by the owner’s exact mobile or e-mail, and by their currency; the newest first.',
  query: z.object({
    ...pageQuery,
    search: z._default(z.string().check(z.trim(), z.maxLength(254)), ''),
    currency: z._default(z.enum(teamFilters), 'all'),
  }),
  answer: pageOf(staffTeam),
});

export const findStaffTeam = defineCall({
  method: 'GET',
  path: '/staff/teams/findOne',
  access: staff,
  summary: 'One team to read: its people, campaign groups, balance and newest changes.',
  query: z.object({ teamId: queriedTeamId }),
  answer: staffTeamView,
  refusals: ['notFound'],
});

export const enterTeam = defineCall({
  method: 'POST',
  path: '/staff/teams/enter',
  access: staff,
  summary:
    'Act in a team’s name for half an hour, for a reason that the team reads: sees and edits ads, neither approves nor pays.',
  body: z.object({ teamId, reason: withReason.shape.reason }),
  answer: z.object({ until: z.string() }),
  refusals: ['notFound', 'ownTeam', 'changedMeanwhile'],
});

export const leaveEnteredTeam = defineCall({
  method: 'POST',
  path: '/staff/teams/leave',
  access: staff,
  summary: 'Stop acting in a team’s name before the half hour is over.',
  body: z.object({ teamId }),
  answer: z.null(),
  refusals: ['notFound'],
});
