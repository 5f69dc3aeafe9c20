import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findStaffTeams as call, StaffTeam } from '@tapwright/contracts/staff-teams';
import type { PersonContext } from '../../../platform/http/context.ts';
import { listTeams, type TeamRow } from './staff-teams-store.ts';

export async function findStaffTeams(
  { database, person: { userId } }: PersonContext,
  asked: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { rows, total } = await listTeams(database.write, { ...asked, userId });
  return { list: rows.map(viewTeam), total };
}

export const viewTeam = ({ currencyType, createdAt, actsUntil, ...team }: TeamRow): StaffTeam => ({
  ...team,
  currency: currencyType,
  createdAt: createdAt.toISOString(),
  actsUntil: actsUntil?.toISOString() ?? null,
});
