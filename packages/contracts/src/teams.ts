import { teamCurrencies } from '@tapwright/domain/currencies';
import { cleanName, findTeamNameProblem, type NameProblem } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { invitedRoles, roles } from './roles.ts';
import { pictureAddress } from './uploads.ts';

export const maxTeamsOfPerson = 12;
export const maxMembersOfTeam = 200;

const nameMessages: Record<NameProblem, string> = {
  required: 'teams:rules.nameRequired',
  tooLong: 'teams:rules.nameTooLong',
};

/** What the form holds; what is stored is cleaned. */
export const teamName = z.pipe(
  z.string().check((name) => {
    const problem = findTeamNameProblem(name.value);
    if (problem !== undefined) {
      name.issues.push({ code: 'custom', input: name.value, message: nameMessages[problem] });
    }
  }),
  z.transform(cleanName),
);

export const teamId = z.int().check(z.positive());
export const queriedTeamId = z.coerce.number().check(z.int(), z.positive());
export const roleName = z.enum(roles);
export const invitedRole = z.enum(invitedRoles);
const currencyType = z.enum(teamCurrencies);

/** Campaign groups for a manager, campaigns for an ad administrator or a series reader. Empty means all. */
export const scope = z.array(z.int().check(z.positive())).check(z.maxLength(500));

export const teamView = z.object({
  teamId,
  teamName: z.string(),
  teamImg: z.nullable(z.string()),
  currencyType,
  /** The asking person's own role there. */
  roleName,
  /** 1: disabled in that team, which is then shown but never chosen. */
  roleUserStatus: z.union([z.literal(0), z.literal(1)]),
  scope: z.array(z.int()),
  /** Whether its owner lets in only sessions that have passed a second factor, and this is one that has not. */
  requiresSecondFactor: z.boolean(),
  lacksSecondFactor: z.boolean(),
  /** Of staff who act in its name for a while: until when. */
  actsUntil: z.optional(z.string()),
});
export type TeamView = z.infer<typeof teamView>;

export const findTeams = defineCall({
  method: 'GET',
  path: '/team/find',
  access: { to: 'signedIn' },
  summary: 'The teams of the person who asks, the oldest first, with their role in each.',
  answer: z.array(teamView),
});

export const addTeam = defineCall({
  method: 'POST',
  path: '/team/add',
  access: { to: 'signedIn' },
  summary: 'Create a team; its currency stays for good. Needs a bound mobile number.',
  body: z.object({ teamName, currencyType }),
  answer: z.object({ teamId }),
  refusals: ['mobileNeeded', 'tooManyTeams'],
});

export const modifyTeam = defineCall({
  method: 'POST',
  path: '/team/modify',
  access: { to: 'team', may: 'team.edit' },
  summary: 'Change the name or the picture of a team.',
  body: z
    .object({
      teamId,
      teamName: z.optional(teamName),
      teamImg: z.optional(z.nullable(pictureAddress)),
      /** For whoever sends the whole form back: another one than the team's is refused. */
      currencyType: z.optional(currencyType),
    })
    .check(
      z.refine(({ teamName: name, teamImg }) => name !== undefined || teamImg !== undefined, {
        path: ['teamName'],
        error: 'errors:fields.required',
      }),
    ),
  answer: z.null(),
});

export const requireSecondFactor = defineCall({
  method: 'POST',
  path: '/team/requireSecondFactor',
  access: { to: 'team', may: 'team.secure' },
  summary:
    'Whether members get into the team only with a second factor. Whoever asks for it has passed theirs.',
  body: z.object({ teamId, isRequired: z.boolean() }),
  answer: z.null(),
  refusals: ['secondFactorNeeded'],
});

export const transferTeam = defineCall({
  method: 'POST',
  path: '/team/transferTeam',
  access: { to: 'team', may: 'team.transfer' },
  summary: 'Make another member the owner; whoever was becomes an administrator.',
  body: z.object({ teamId, userId: z.int() }),
  answer: z.null(),
  refusals: ['notMember', 'memberDisabled'],
});

const dissolveObstacles = ['runningCampaigns', 'balance'] as const;
const dissolveObstacle = z.object({ kind: z.enum(dissolveObstacles), count: z.int() });

export const isRemoveAll = defineCall({
  method: 'POST',
  path: '/team/isRemoveAll',
  access: { to: 'team', may: 'team.dissolve' },
  summary: 'Whether the team can be dissolved, and what stands in the way.',
  body: z.object({ teamId }),
  answer: z.object({ canRemove: z.boolean(), obstacles: z.array(dissolveObstacle) }),
});

export const removeAll = defineCall({
  method: 'POST',
  path: '/team/removeAll',
  access: { to: 'team', may: 'team.dissolve' },
  summary: 'Dissolve the team. Its name is typed once more, so that it is no slip.',
  body: z.object({ teamId, teamName: z.string() }),
  answer: z.null(),
  refusals: ['teamNotEmpty'],
});
