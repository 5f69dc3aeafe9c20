import type { ChangeOrigin, ChangeSetState } from '@tapwright/contracts/change-set-view';
import type { DeliveryMode } from '@tapwright/contracts/ad-values';
import type { TeamFilter } from '@tapwright/contracts/staff-teams';
import { operatorRole, type Role, roles } from '@tapwright/contracts/roles';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';

export type TeamRow = {
  teamId: number;
  teamName: string;
  currencyType: TeamCurrency;
  createdAt: Date;
  owner: string | null;
  members: number;
  groups: number;
  available: number;
  isOwnTeam: boolean;
  actsUntil: Date | null;
};

/** In the currency that the team settles in. */
const available = sql<number>`coalesce((select p.balance_after from ledger_postings p
  where p.team_id = t.team_id and p.account = 'available'
    and p.currency = case t.currency_type when 'RMB' then 'CNY' else 'USD' end
  order by p.number desc, p.line desc limit 1), 0)`;

const teamsSeenBy = (userId: number) => sql`
  select t.team_id as "teamId", t.team_name as "teamName", t.currency_type as "currencyType",
    t.created_at as "createdAt", u.nick_name as owner,
    (select count(*)::int from team_members m where m.team_id = t.team_id and m.role <> ${operatorRole}) as members,
    (select count(*)::int from campaign_groups g where g.team_id = t.team_id and g.detached_at is null) as groups,
    ${available} as available,
    exists (select from team_members m where m.team_id = t.team_id and m.user_id = ${userId}
      and m.role <> ${operatorRole}) as "isOwnTeam",
    (select m.ends_at from team_members m where m.team_id = t.team_id and m.user_id = ${userId}
      and m.ends_at > now()) as "actsUntil"
  from teams t
  left join team_members o on o.team_id = t.team_id and o.role = 'visitor'
  left join users u on u.user_id = o.user_id
  where t.dissolved_at is null`;

const escape = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function matching({ search, currency }: Pick<Asked, 'search' | 'currency'>) {
  const settling = currency === 'all' ? sql`true` : sql`t.currency_type = ${currency}`;
  if (search === '') return settling;
  const part = `%${escape(search)}%`;
  const id = /^\d{1,15}$/.test(search) ? Number(search) : 0;
  return sql`${settling} and (t.team_id = ${id} or t.team_name ilike ${part} or u.nick_name ilike ${part}
    or u.mobile = ${search} or u.email = ${search.toLowerCase()})`;
}

type Asked = { search: string; currency: TeamFilter; userId: number; pageNum: number; pageSize: number };

export async function listTeams(db: Connection, asked: Asked) {
  const { userId, pageNum, pageSize } = asked;
  const { rows } = await sql<TeamRow>`${teamsSeenBy(userId)} and ${matching(asked)}
    order by t.team_id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (${teamsSeenBy(userId)} and ${matching(asked)}) found`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findTeam(db: Connection, teamId: number, userId: number): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`${teamsSeenBy(userId)} and t.team_id = ${teamId}`.execute(db);
  return rows[0];
}

export async function listPeople(db: Connection, teamId: number) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.userId', 'teamMembers.userId')
    .select([
      'users.userId',
      'users.nickName',
      'users.mobile',
      'users.email',
      'users.lastLoginAt',
      'teamMembers.role',
      'teamMembers.disabledAt',
      'teamMembers.endsAt',
    ])
    .where('teamMembers.teamId', '=', teamId)
    .where((row) =>
      row.or([row('teamMembers.endsAt', 'is', null), row('teamMembers.endsAt', '>', sql<Date>`now()`)]),
    )
    .orderBy((row) => row.fn<number>('array_position', [row.val(roles), 'teamMembers.role']))
    .orderBy('teamMembers.joinedAt')
    .$narrowType<{ role: Role }>()
    .execute();
}

export async function listGroups(db: Connection, teamId: number) {
  return db
    .selectFrom('campaignGroups')
    .select([
      'campaignGroupId',
      'name',
      'deliveryMode',
      'currency',
      'adAccountId',
      sql<number>`(select count(*)::int from campaigns c where c.team_id = campaign_groups.team_id
        and c.ad_account_id = campaign_groups.ad_account_id::bigint and not c.is_removed)`.as('campaigns'),
    ])
    .where('teamId', '=', teamId)
    .where('detachedAt', 'is', null)
    .orderBy('name')
    .orderBy('campaignGroupId')
    .$narrowType<{ deliveryMode: DeliveryMode }>()
    .execute();
}

/** The newest first; a draft is its author's alone. */
export async function listSets(db: Connection, teamId: number, limit: number) {
  return db
    .selectFrom('changeSets')
    .leftJoin('users', 'users.userId', 'changeSets.authorId')
    .select([
      'changeSets.changeSetId',
      'changeSets.createdAt',
      'users.nickName as author',
      'changeSets.origin',
      'changeSets.state',
      'changeSets.editCount',
      'changeSets.note',
    ])
    .where('changeSets.teamId', '=', teamId)
    .where('changeSets.state', '<>', 'draft')
    .orderBy('changeSets.changeSetId', 'desc')
    .limit(limit)
    .$narrowType<{ origin: ChangeOrigin; state: ChangeSetState }>()
    .execute();
}
