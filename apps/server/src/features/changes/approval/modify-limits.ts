import type { AnswerOf, ParsedBodyOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type findChangeLimits,
  type LimitsView,
  modifyChangeLimits,
} from '@tapwright/contracts/change-approval';
import { can, canGrant } from '@tapwright/contracts/roles';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { lockMember, membersWrite } from '../../writes/index.ts';
import { findTeamCurrency, type LimitsRow, listLimits, putLimits } from './policy-store.ts';
import { readBound, typeBound, viewTeamMoney } from './read-amount.ts';

export async function readLimits(
  { database, membership, person }: TeamContext,
  _query: ParsedQueryOf<typeof findChangeLimits>,
): Promise<AnswerOf<typeof findChangeLimits>> {
  const { teamId, role } = membership;
  const currencyType = await findTeamCurrency(database.write, teamId);
  const rows = await listLimits(
    database.write,
    teamId,
    can(role, 'change.policy') ? undefined : person.userId,
  );
  return { currencyType, list: rows.map((row) => viewLimits(row, currencyType)) };
}

/** Of those whom the actor may manage; so nobody sets their own, and nobody the owner's. */
export async function modifyLimits(
  context: TeamContext,
  { userId, revision, maxBid, maxRise, maxObjects, mayRemove }: ParsedBodyOf<typeof modifyChangeLimits>,
): Promise<LimitsView> {
  return membersWrite(context, modifyChangeLimits, async (write) => {
    const { tx, membership, actor } = write;
    const { teamId } = membership;
    const member = await lockMember(tx, { teamId, userId }, { isChanged: true });
    if (member === undefined) throw new Refusal('notFound');
    if (!canGrant(membership.role, member.role)) throw new Refusal('roleNotGrantable');
    const type = await findTeamCurrency(tx, teamId);
    const [before] = await listLimits(tx, teamId, userId);
    if ((before?.revision ?? 0) !== revision) throw new Refusal('changedMeanwhile');
    const after: LimitsRow = {
      userId,
      maxBid: readBound('maxBid', maxBid, type),
      maxRise: readBound('maxRise', maxRise, type),
      maxObjects,
      mayRemove,
      revision: revision + 1,
    };
    await putLimits(tx, teamId, after);
    await notify(tx, write, [
      { type: 'permissionChanged', userId, teamId, senderId: actor.userId, detailed: 'limits' },
    ]);
    const logged = await write.record('changeLimits.edited', {
      subject: { userId, nickName: member.nickName },
      before: factsOf(before, type),
      after: factsOf(after, type),
    });
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(viewLimits(after, type));
  });
}

const factsOf = (limits: LimitsRow | undefined, type: TeamCurrency) => ({
  maxBid: viewTeamMoney(limits?.maxBid ?? null, type),
  maxRise: viewTeamMoney(limits?.maxRise ?? null, type),
  maxObjects: limits?.maxObjects ?? null,
  mayRemove: limits?.mayRemove ?? true,
});

const viewLimits = (row: LimitsRow, type: TeamCurrency): LimitsView => ({
  ...row,
  maxBid: typeBound(row.maxBid, type),
  maxRise: typeBound(row.maxRise, type),
});
