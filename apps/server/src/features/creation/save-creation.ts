import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { maxCreationsOfPerson, saveCreation as call } from '@tapwright/contracts/creation';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type TeamWrite, teamWrite } from '../writes/index.ts';
import { countCreations, findCreationRow, insertCreation, updateCreation } from './creations-store.ts';

type Body = ParsedBodyOf<typeof call>;

export async function saveCreation(context: TeamContext, body: Body): Promise<AnswerOf<typeof call>> {
  return teamWrite(context, call, async (write) => {
    const row = await (body.creationId === undefined
      ? begin(write, body)
      : goOn(write, body, body.creationId));
    return write.withoutRow('nothing is created until it is sent', {
      ...row,
      changedAt: row.changedAt.toISOString(),
    });
  });
}

async function begin({ tx, membership: { teamId }, person: { userId }, clock }: TeamWrite, { form }: Body) {
  if ((await countCreations(tx, { teamId, userId })) >= maxCreationsOfPerson)
    throw new Refusal('badInput', {
      message: 'creation:rules.tooMany',
      values: { most: maxCreationsOfPerson },
    });
  return insertCreation(tx, { teamId, userId }, { form, at: clock.now() });
}

async function goOn(
  { tx, membership: { teamId }, person: { userId }, clock }: TeamWrite,
  { form, revision }: Body,
  creationId: number,
) {
  const key = { teamId, userId, creationId };
  const row = await updateCreation(tx, key, { form, at: clock.now(), revision });
  if (row !== undefined) return row;
  throw new Refusal((await findCreationRow(tx, key)) === undefined ? 'notFound' : 'changedMeanwhile');
}
