import { recentSets, type StaffTeamView } from '@tapwright/contracts/staff-teams';
import { maskEmail, maskMobile } from '@tapwright/domain/mask-contact';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findBook, readAccounts } from '../../ledger/index.ts';
import { viewTeam } from './find-staff-teams.ts';
import { findTeam, listGroups, listPeople, listSets } from './staff-teams-store.ts';

/** To read, and no more: whoever wants to change something acts in the team's name, with a reason. */
export async function findStaffTeam(
  { database: { write: db }, person: { userId } }: PersonContext,
  { teamId }: { teamId: number },
): Promise<StaffTeamView> {
  const team = await findTeam(db, teamId, userId);
  if (team === undefined) throw new Refusal('notFound');
  const balances = await readAccounts(db, await findBook(db, teamId), ['reserved', 'receivable']);
  const people = await listPeople(db, teamId);
  const sets = await listSets(db, teamId, recentSets);
  return {
    ...viewTeam(team),
    reserved: balances.get('reserved') ?? 0,
    owed: Math.abs(balances.get('receivable') ?? 0),
    people: people.map((one) => ({
      userId: one.userId,
      nickName: one.nickName,
      roleName: one.role,
      isDisabled: one.disabledAt !== null,
      mobile: one.mobile === null ? null : maskMobile(one.mobile),
      email: one.email === null ? null : maskEmail(one.email),
      lastLoginAt: one.lastLoginAt?.toISOString() ?? null,
      actsUntil: one.endsAt?.toISOString() ?? null,
    })),
    campaignGroups: await listGroups(db, teamId),
    sets: sets.map(({ createdAt, editCount, ...set }) => ({
      ...set,
      createdAt: createdAt.toISOString(),
      edits: editCount,
    })),
  };
}
