import type { TeamView } from '@tapwright/contracts/teams';
import type { PersonContext } from '../../platform/http/context.ts';
import { listTeamsOf } from './teams-store.ts';

export async function findTeams({ database, person }: PersonContext): Promise<TeamView[]> {
  const rows = await listTeamsOf(database.write, person.userId);
  return rows.map(({ role, disabledAt, ...team }) => ({
    ...team,
    roleName: role,
    roleUserStatus: disabledAt === null ? 0 : 1,
  }));
}
