import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { roleName } from './teams.ts';

export const downloadOwnData = defineCall({
  method: 'GET',
  path: '/userInfo/data/download',
  access: { to: 'signedIn' },
  summary:
    'All that is kept about the person who asks, as JSON: account, sessions, passkeys, teams, invitations, notices, reports, pictures and operations. No secrets.',
  answer: z.null(),
  download: 'application/octet-stream',
  refusals: ['personNotConfirmed'],
});

export const findCloseObstacles = defineCall({
  method: 'GET',
  path: '/userInfo/account/findObstacles',
  access: { to: 'signedIn' },
  summary: 'What stands in the way of closing the account: teams to hand over or leave, and staff access.',
  answer: z.object({
    teams: z.array(z.object({ teamId: z.int(), teamName: z.string(), roleName })),
    isStaff: z.boolean(),
  }),
});

export const closeAccount = defineCall({
  method: 'POST',
  path: '/userInfo/account/close',
  access: { to: 'signedIn' },
  summary:
    'Close the account for good: contacts, picture and chat app are gone, sessions end, the operation log keeps its id.',
  answer: z.null(),
  refusals: ['personNotConfirmed', 'accountNotFree'],
});
