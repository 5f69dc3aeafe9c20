import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { queriedTeamId, roleName } from './teams.ts';

export const findRoleList = defineCall({
  method: 'GET',
  path: '/sysUserRole/findRoleList',
  access: { to: 'team', may: 'member.see' },
  summary: 'The roles that the person who asks may give in this team.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(z.object({ id: roleName, name: z.string() })),
});

export const findRoleDetails = defineCall({
  method: 'GET',
  path: '/sysUserRole/findRoleDetails',
  access: { to: 'signedIn' },
  summary: 'Which role may do what.',
  answer: z.array(
    z.object({
      capability: z.string(),
      grants: z.record(roleName, z.enum(['all', 'scope', 'no'])),
    }),
  ),
});
