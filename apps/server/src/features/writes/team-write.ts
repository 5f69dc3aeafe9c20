import type { Access, CallShape } from '@tapwright/contracts/call';
import { isOfPlatform } from '@tapwright/contracts/roles';
import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type RecordRow, openLog, type RowFacts } from './open-log.ts';
import { type LockedMember, type LockedTeam, lockMember, lockTeam } from './members-lock-store.ts';
import { membershipOf } from './membership-of.ts';
import type { Endings, Outcome } from './outcome.ts';
import { runWrite } from './run-write.ts';

export type TeamCall = CallShape & { access: Extract<Access, { to: 'team' }> };

/** `membership`, `team` and `actor` are as they stand under their locks, which may be otherwise than at admission. */
export type TeamWrite = TeamContext &
  Endings & { tx: Transaction; team: LockedTeam; actor: LockedMember; record: RecordRow<RowFacts> };

type Work<Result> = (write: TeamWrite) => Promise<Outcome<Result>>;

/** A change that a member makes, as the call allows it: both still there, or it is refused. */
export async function teamWrite<Result>(
  context: TeamContext,
  call: TeamCall,
  work: Work<Result>,
): Promise<Result> {
  return writeIn(context, call, { isChanged: false }, work);
}

/** For what changes the team itself or who is in it: one at a time. */
export async function membersWrite<Result>(
  context: TeamContext,
  call: TeamCall,
  work: Work<Result>,
): Promise<Result> {
  return writeIn(context, call, { isChanged: true }, work);
}

async function writeIn<Result>(
  context: TeamContext,
  { access }: TeamCall,
  locked: { isChanged: boolean },
  work: Work<Result>,
): Promise<Result> {
  const { teamId } = context.membership;
  const { userId, hasSecondFactor } = context.person;
  return runWrite(context.database, async (tx) => {
    const team = await lockTeam(tx, teamId, locked);
    const actor = team && (await lockMember(tx, { teamId, userId }, locked));
    if (team === undefined || actor === undefined) throw new Refusal('notPermitted');
    if (actor.endsAt !== null && actor.endsAt <= context.clock.now()) throw new Refusal('notPermitted');
    const asks = team.requiresSecondFactor || isOfPlatform(actor.role);
    const lacksSecondFactor = asks && !hasSecondFactor;
    const membership = membershipOf(teamId, { ...actor, lacksSecondFactor }, access);
    const kind = isOfPlatform(actor.role) ? 'staff' : 'person';
    const opened = openLog<RowFacts>(tx, (row) => ({ ...row, teamId, by: { kind, userId }, from: context }));
    const own = openLog<RowFacts>(tx, (row) => ({ ...row, by: { kind, userId }, from: context }));
    // What staff do in a team's name stands in the team's log and in their own.
    const record: typeof opened.record = async (operation, row) => {
      if (kind === 'staff') await own.record(operation, row);
      return opened.record(operation, row);
    };
    return work({ ...context, ...opened, record, tx, membership, team, actor });
  });
}
