import type { ProposalKind } from '@tapwright/contracts/assistant';
import type { Evidence, ProposedEdits } from './rules/proposals.ts';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';
import { appSql } from '../ad-columns/index.ts';

export type ProposalRow = {
  proposalId: number;
  kind: ProposalKind;
  subject: string;
  adamId: string;
  app: string;
  countries: string[];
  currency: string;
  campaignIds: string[];
  worthMicros: number;
  evidence: Evidence;
  edits: ProposedEdits;
  from: string;
  to: string;
  madeAt: Date;
  changeSetId: number | null;
  changeSetState: string | null;
  changeSetAuthor: number | null;
  way: string | null;
  until: Date | null;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  worthThen: number | null;
  /** Of what Apple recommends and was dismissed: whether Apple knows, and why not yet. */
  dismissedAt: Date | null;
  toldAt: Date | null;
  untoldError: string | null;
};

type ProposalReader = { teamId: number; scoped: readonly number[] | undefined };

/** In scope with all that they tell of, those with the most money first, and last what changes nothing. */
export async function listProposals(
  db: Connection,
  { teamId, scoped }: ProposalReader,
  proposalIds?: readonly number[],
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select p.proposal_id as "proposalId", p.kind, p.subject, p.adam_id as "adamId", ${sql.raw(appSql('p'))} as app,
      p.countries, p.currency, p.campaign_ids::text[] as "campaignIds", p.worth_micros::float8 as "worthMicros",
      p.evidence, p.edits, p.from_day::text as "from", p.to_day::text as "to", p.made_at as "madeAt",
      s.change_set_id as "changeSetId", s.state as "changeSetState", s.author_id as "changeSetAuthor",
      d.way, d.until, d.reason, u.nick_name as "decidedBy", d.decided_at as "decidedAt",
      d.worth_micros::float8 as "worthThen", a.dismissed_at as "dismissedAt", a.told_at as "toldAt",
      a.error as "untoldError"
    from assistant_proposals p
    left join change_sets s on s.team_id = p.team_id and s.change_set_id = p.change_set_id
    left join assistant_decisions d on d.team_id = p.team_id and d.subject = p.subject
    left join users u on u.user_id = d.decided_by
    left join apple_advice a on a.team_id = p.team_id and a.advice_id = p.evidence ->> 'adviceId'
      and a.kind = case p.evidence ->> 'of' when 'appleBudget' then 'dailyBudget' when 'appleTargetCpa' then 'targetCpa' end
    where p.team_id = ${teamId}
      ${scoped === undefined ? sql`` : sql`and p.campaign_ids <@ ${[...scoped]}::bigint[]`}
      ${proposalIds === undefined ? sql`` : sql`and p.proposal_id = any(${[...proposalIds]}::bigint[])`}
    order by p.evidence ->> 'of' = 'capIdle', p.worth_usd_micros desc nulls last, p.worth_micros desc, p.proposal_id`.execute(
    db.withoutPlugins(),
  );
  return rows;
}

export async function lockProposals(
  tx: Transaction,
  teamId: number,
  proposalIds: readonly number[],
): Promise<void> {
  await sql`
    select from assistant_proposals
    where team_id = ${teamId} and proposal_id = any(${[...proposalIds]}::bigint[])
    order by proposal_id for update`.execute(tx);
}

export async function putIntoSet(
  tx: Transaction,
  teamId: number,
  proposalIds: readonly number[],
  changeSetId: number,
): Promise<void> {
  await sql`
    update assistant_proposals set change_set_id = ${changeSetId}
    where team_id = ${teamId} and proposal_id = any(${[...proposalIds]}::bigint[])`.execute(tx);
}

export type Decision = {
  way: string;
  until: Date | null;
  reason: string | null;
  worthMicros: number;
  decidedBy: number;
  decidedAt: Date;
};

export async function putDecision(
  tx: Transaction,
  { teamId, subject }: { teamId: number; subject: string },
  { way, until, reason, worthMicros, decidedBy, decidedAt }: Decision,
): Promise<void> {
  await sql`
    insert into assistant_decisions (team_id, subject, way, until, worth_micros, reason, decided_by, decided_at)
    values (${teamId}, ${subject}, ${way}, ${until}, ${worthMicros}, ${reason}, ${decidedBy}, ${decidedAt})
    on conflict (team_id, subject) do update set way = excluded.way, until = excluded.until,
      worth_micros = excluded.worth_micros, reason = excluded.reason, decided_by = excluded.decided_by,
      decided_at = excluded.decided_at`.execute(tx);
}

export async function deleteDecision(
  tx: Transaction,
  { teamId, subject }: { teamId: number; subject: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from assistant_decisions where team_id = ${teamId} and subject = ${subject}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export type PlaceName = { campaignId: string; adGroupId: string | null; name: string };

/** What is shown beside its number. */
export async function listPlaceNames(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<PlaceName[]> {
  const { rows } = await sql<PlaceName>`
    select campaign_id::text as "campaignId", null as "adGroupId", coalesce(name, '') as name
    from campaigns where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])
    union all
    select campaign_id::text, ad_group_id::text, coalesce(name, '')
    from ad_groups where team_id = ${teamId} and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(
    db.withoutPlugins(),
  );
  return rows;
}
