import type { FirstStep } from '@tapwright/contracts/first-steps';
import { operatorRole } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection } from '../../platform/db/database.ts';

/** An invitation that waits for its answer counts: the person has done what they can. */
export async function readFirstSteps(db: Connection, teamId: number): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select
      exists (select from certificates where team_id = ${teamId} and state = 'bound') as connect,
      exists (select from campaign_groups where team_id = ${teamId} and detached_at is null) as attach,
      (select count(*) from team_members where team_id = ${teamId} and role <> ${operatorRole}) > 1
        or exists (select from team_invitations where team_id = ${teamId} and state = 'pending') as colleague,
      exists (select from campaigns c join campaign_groups g
        on g.team_id = c.team_id and g.ad_account_id = c.ad_account_id::text and g.detached_at is null
        where c.team_id = ${teamId} and not c.is_removed) as campaign`.execute(db);
  return rows[0] ?? { connect: false, attach: false, colleague: false, campaign: false };
}
