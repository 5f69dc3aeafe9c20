import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { queriedTeamId } from './teams.ts';

/** What a new team does first, in this order. */
export const firstSteps = ['connect', 'attach', 'colleague', 'campaign'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const findFirstSteps = defineCall({
  method: 'GET',
  path: '/frame/findFirstSteps',
  access: { to: 'team', may: 'certificate.manage' },
  summary: 'Which of the first steps of a team are done.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({ done: z.array(z.enum(firstSteps)) }),
});
