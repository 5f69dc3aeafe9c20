import type { AnswerOf } from '@tapwright/contracts/call';
import { type findFirstSteps as call, firstSteps } from '@tapwright/contracts/first-steps';
import type { TeamContext } from '../../platform/http/context.ts';
import { readFirstSteps } from './first-steps-store.ts';

export async function findFirstSteps({
  database,
  membership,
}: TeamContext<'certificate.manage'>): Promise<AnswerOf<typeof call>> {
  const isDone = await readFirstSteps(database.read, membership.teamId);
  return { done: firstSteps.filter((step) => isDone[step]) };
}
