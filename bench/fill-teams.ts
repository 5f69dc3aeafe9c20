import type { Database } from '@tapwright/server/platform/db/database';

export const membersOfTeam = 10;
export const firstUserId = 1_000_001;
export const firstTeamId = 1_000_001;

export const tokenOf = (userId: number) => `bench-${userId}`;

/** Teams of ten, each with its owner and nine who do finance, and everybody is signed in. */
export async function fillTeams({ pool }: Database, people: number): Promise<void> {
  const last = firstUserId + people - 1;
  const teamOf = `${firstTeamId} + (u - ${firstUserId}) / ${membersOfTeam}`;
  await pool.query(`
    insert into users (user_id, nick_name)
    select u, 'Person ' || u from generate_series(${firstUserId}, ${last}) as u;
    insert into sessions (token_hash, user_id, signed_in_by, address, user_agent, expires_at)
    select sha256(convert_to('bench-' || u, 'UTF8')), u, 'password', '127.0.0.1', 'bench', now() + interval '1 day'
    from generate_series(${firstUserId}, ${last}) as u;
    insert into teams (team_id, team_name, currency_type)
    select distinct ${teamOf}, 'Team', 'USD' from generate_series(${firstUserId}, ${last}) as u;
    insert into team_members (team_id, user_id, role)
    select ${teamOf}, u, case when (u - ${firstUserId}) % ${membersOfTeam} = 0 then 'visitor' else 'finance' end
    from generate_series(${firstUserId}, ${last}) as u;
    analyze;`);
}
