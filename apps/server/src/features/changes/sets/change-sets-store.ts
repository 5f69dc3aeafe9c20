import type { ChangeOrigin, EditState } from '@tapwright/contracts/change-set-view';
import type { ApprovalReason } from '@tapwright/domain/judge-approval';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type ChangeSetState =
  | 'draft'
  | 'proposed'
  | 'scheduled'
  | 'sending'
  | 'settled'
  | 'withdrawn'
  | 'declined';

/** The author of what no person wanted. */
export const nobody = 0;

export type NewChangeSet = {
  teamId: number;
  origin: ChangeOrigin;
  authorId: number;
  note: string;
  undoes: number | null;
  repeats?: number | undefined;
  state: 'draft' | 'proposed' | 'scheduled' | 'sending';
  scheduledFor: Date | null;
  approval?: Approval | undefined;
  confirmed: readonly string[];
  editCount: number;
  /** What it moves in a day at most, in the team's currency; null where that is not known. */
  riseMinor?: number | null;
  at: Date;
};

export async function insertChangeSet(
  tx: Transaction,
  { at, editCount, state, confirmed, approval, ...set }: NewChangeSet,
): Promise<number> {
  const { changeSetId } = await tx
    .insertInto('changeSets')
    .values({
      ...set,
      state,
      confirmed: [...confirmed],
      editCount,
      openCount: editCount,
      createdAt: at,
      committedAt: state === 'sending' ? at : null,
      ...(approval && proposedColumns(approval, at)),
    })
    .returning('changeSetId')
    .executeTakeFirstOrThrow();
  return changeSetId;
}

export type Approval = { reasons: ApprovalReason[] };

export const proposedColumns = ({ reasons }: Approval, at: Date) => ({
  approvalReasons: reasons,
  proposedAt: at,
});

export type SetKey = { teamId: number; changeSetId: number };

type Moved = {
  state?: ChangeSetState;
  note?: string;
  origin?: ChangeOrigin;
  scheduledFor?: Date | null;
  confirmed?: string[];
  editCount?: number;
  openCount?: number;
  committedAt?: Date;
  settledAt?: Date;
  approvalReasons?: string[];
  riseMinor?: number | null;
  proposedAt?: Date | null;
  decidedBy?: number | null;
  decidedAt?: Date | null;
  decisionReason?: string;
};

export async function updateChangeSet(
  tx: Transaction,
  { teamId, changeSetId }: SetKey,
  values: Moved,
): Promise<void> {
  await tx
    .updateTable('changeSets')
    .set(values)
    .where('teamId', '=', teamId)
    .where('changeSetId', '=', changeSetId)
    .execute();
}

export async function deleteChangeSet(tx: Transaction, { teamId, changeSetId }: SetKey): Promise<void> {
  await tx
    .deleteFrom('changeSets')
    .where('teamId', '=', teamId)
    .where('changeSetId', '=', changeSetId)
    .execute();
}

/** A draft of this author in which a set is repeated. */
export async function findRepeatingDraft(
  db: Connection,
  { teamId, changeSetId }: SetKey,
  authorId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('changeSets')
    .select('changeSetId')
    .where('teamId', '=', teamId)
    .where('repeats', '=', changeSetId)
    .where('authorId', '=', authorId)
    .where('state', '=', 'draft')
    .orderBy('changeSetId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changeSetId;
}

/** Drafts of an author with so many edits. */
export async function listDrafts(
  db: Connection,
  { teamId, userId }: Pick<Reader, 'teamId' | 'userId'>,
  editCount: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('changeSets')
    .select('changeSetId')
    .where('teamId', '=', teamId)
    .where('authorId', '=', userId)
    .where('state', '=', 'draft')
    .where('editCount', '=', editCount)
    .orderBy('changeSetId', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ changeSetId }) => changeSetId);
}

/** Whose hour has come, of all teams. */
export async function listDueSets(db: Connection, now: Date): Promise<SetKey[]> {
  return db
    .selectFrom('changeSets')
    .select(['teamId', 'changeSetId'])
    .where('state', '=', 'scheduled')
    .where('scheduledFor', '<=', now)
    .orderBy('scheduledFor')
    .orderBy('changeSetId')
    .execute();
}

/** Proposed before then, and not decided, of all teams. */
export async function listLapsedSets(db: Connection, before: Date): Promise<SetKey[]> {
  return db
    .selectFrom('changeSets')
    .select(['teamId', 'changeSetId'])
    .where('state', '=', 'proposed')
    .where('proposedAt', '<', before)
    .orderBy('proposedAt')
    .execute();
}

export type SettledSet = { changeSetId: number; authorId: number; failedCount: number };

/** Of each set so many have just ended. Answers those of which none is left. */
export async function countEnded(
  tx: Transaction,
  teamId: number,
  ended: ReadonlyMap<number, number>,
  at: Date,
): Promise<SettledSet[]> {
  const { rows } = await sql<SettledSet & { openCount: number }>`
    update change_sets s set open_count = open_count - e.count,
      state = case when open_count = e.count then 'settled' else state end,
      settled_at = case when open_count = e.count then ${at}::timestamptz end
    from unnest(${[...ended.keys()]}::bigint[], ${[...ended.values()]}::int[]) as e (id, count)
    where s.team_id = ${teamId} and s.change_set_id = e.id
    returning s.change_set_id, s.author_id, s.open_count, (
      select count(*) from edits f where f.team_id = s.team_id and f.change_set_id = s.change_set_id
        and f.state in ('refused', 'stale', 'withdrawn') and coalesce(f.refusal, '') not in ('takenOut', 'withdrawn')) as failed_count`.execute(
    tx,
  );
  return rows.filter(({ openCount }) => openCount === 0);
}

export async function listAuthors(
  db: Connection,
  teamId: number,
  changeSetIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('changeSets')
    .select(['changeSetId', 'authorId'])
    .where('teamId', '=', teamId)
    .where('changeSetId', 'in', changeSetIds)
    .execute();
  return new Map(rows.map(({ changeSetId, authorId }) => [changeSetId, authorId]));
}

/** Whose scope it is; drafts are seen by their author alone. */
export type Reader = { teamId: number; userId: number; campaignIds: readonly number[] | undefined };

export type ChangeSetRow = {
  changeSetId: number;
  origin: ChangeOrigin;
  authorId: number;
  author: string | null;
  note: string;
  state: ChangeSetState;
  undoes: number | null;
  repeats: number | null;
  /** The newest that does again what of it failed; a draft only to its author. */
  repeatedBy: number | null;
  createdAt: Date;
  scheduledFor: Date | null;
  confirmed: WarningReason[];
  proposedAt: Date | null;
  approvalReasons: ApprovalReason[];
  riseMinor: number | null;
  currencyType: TeamCurrency;
  decidedById: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  settledAt: Date | null;
  /** All there are; the counts below are those in scope. */
  allEdits: number;
  edits: number;
  open: number;
  live: number;
  refused: number;
  stale: number;
  withdrawn: number;
  total: number;
};

type WhichSets = {
  changeSetId?: number;
  state?: ChangeSetState | undefined;
  origin?: ChangeOrigin | undefined;
  authorId?: number | undefined;
  campaignGroupId?: number | undefined;
  failed?: 'yes' | undefined;
  startTime?: Date | undefined;
  endTime?: Date | undefined;
  limit: number;
  offset: number;
};

/** With an edit in scope, or a draft of one's own; what is counted is counted in scope. */
export async function listChangeSets(
  db: Connection,
  { teamId, userId, campaignIds }: Reader,
  {
    changeSetId,
    state,
    origin,
    authorId,
    campaignGroupId,
    failed,
    startTime,
    endTime,
    limit,
    offset,
  }: WhichSets,
): Promise<ChangeSetRow[]> {
  const inScope =
    campaignIds === undefined ? sql`` : sql`and campaign_id = any(${[...campaignIds]}::bigint[])`;
  const { rows } = await sql<ChangeSetRow>`
    with page as (
      select s.*, count(*) over () as total from change_sets s
      where s.team_id = ${teamId}
        ${changeSetId === undefined ? sql`` : sql`and s.change_set_id = ${changeSetId}`}
        ${state === undefined ? sql`` : sql`and s.state = ${state}`}
        ${origin === undefined ? sql`` : sql`and s.origin = ${origin}`}
        ${authorId === undefined ? sql`` : sql`and s.author_id = ${authorId}`}
        ${campaignGroupId === undefined ? sql`` : sql`and exists (select from edits e join campaign_groups g on g.team_id = e.team_id and g.ad_account_id::bigint = e.ad_account_id where e.team_id = s.team_id and e.change_set_id = s.change_set_id and g.campaign_group_id = ${campaignGroupId})`}
        ${failed === undefined ? sql`` : sql`and exists (select from edits e where e.team_id = s.team_id and e.change_set_id = s.change_set_id ${inScope} and e.state in ('refused', 'stale', 'withdrawn'))`}
        and (s.state in ('draft', 'proposed', 'scheduled', 'sending')
          or s.created_at >= ${startTime ?? '-infinity'} and s.created_at < ${endTime ?? 'infinity'})
        and case when s.state = 'draft' then s.author_id = ${userId} else ${
          campaignIds === undefined
            ? sql`true`
            : sql`exists (select from edits e where e.team_id = s.team_id and e.change_set_id = s.change_set_id ${inScope})`
        } end
      order by s.change_set_id desc limit ${limit} offset ${offset})
    select p.change_set_id, p.origin, p.author_id, u.nick_name as author, p.note, p.state, p.undoes, p.repeats, p.created_at,
      (select max(r.change_set_id) from change_sets r where r.team_id = p.team_id and r.repeats = p.change_set_id
        and (r.state <> 'draft' or r.author_id = ${userId})) as repeated_by,
      p.scheduled_for, p.settled_at, p.confirmed, p.edit_count as all_edits,
      p.proposed_at, p.approval_reasons, p.rise_minor, t.currency_type, p.decided_by as decided_by_id,
      d.nick_name as decided_by, p.decided_at, p.decision_reason, p.total, c.*
    from page p
    join teams t on t.team_id = p.team_id
    left join users u on u.user_id = p.author_id
    left join users d on d.user_id = p.decided_by
    cross join lateral (
      select count(*) as edits, count(*) filter (where settled_at is null) as open,
        count(*) filter (where e.state = 'live') as live, count(*) filter (where e.state = 'refused') as refused,
        count(*) filter (where e.state = 'stale') as stale, count(*) filter (where e.state = 'withdrawn') as withdrawn
      from edits e where e.team_id = p.team_id and e.change_set_id = p.change_set_id ${inScope}) c
    order by p.change_set_id desc`.execute(db);
  return rows;
}

export type ShownEdit = {
  number: number;
  kind: AdKind;
  objectId: string;
  adAccountId: string;
  campaignId: string;
  adGroupId: string | null;
  intent: 'create' | 'update' | 'remove';
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  state: EditState;
  refusal: string | null;
  appleWords: string | null;
  attempts: number;
  adviceId: string | null;
  currency: string | null;
};

/** How it ended and why, in one word for a filter. */
export const endOfEdit = sql`rtrim(e.state || ' ' || coalesce(e.refusal, ''))`;

export async function listEditsOfSet(
  db: Connection,
  { teamId, campaignIds }: Omit<Reader, 'userId'>,
  {
    changeSetId,
    end,
    numbers,
    limit,
    offset,
  }: {
    changeSetId: number;
    end?: string | undefined;
    numbers?: readonly number[] | undefined;
    limit: number;
    offset: number;
  },
): Promise<ShownEdit[]> {
  const { rows } = await sql<ShownEdit>`
    select e.number, e.kind, coalesce(e.apple_id, e.object_id)::text as object_id, e.ad_account_id::text,
      e.campaign_id::text,
      e.ad_group_id::text, e.intent, e.before, e.after, e.state, e.refusal, e.apple_words, e.attempts, e.advice_id,
      g.currency
    from edits e
    left join campaign_groups g on g.team_id = e.team_id and g.ad_account_id = e.ad_account_id::text
    where e.team_id = ${teamId} and e.change_set_id = ${changeSetId}
      ${campaignIds === undefined ? sql`` : sql`and e.campaign_id = any(${[...campaignIds]}::bigint[])`}
      ${end === undefined ? sql`` : sql`and ${endOfEdit} = ${end}`}
      ${numbers === undefined ? sql`` : sql`and e.number = any(${[...numbers]}::int[])`}
    order by e.number limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function listCampaignsOfSet(db: Connection, { teamId, changeSetId }: SetKey): Promise<string[]> {
  const { rows } = await sql<{ campaignId: string }>`
    select distinct campaign_id::text from edits
    where team_id = ${teamId} and change_set_id = ${changeSetId}`.execute(db);
  return rows.map(({ campaignId }) => campaignId);
}
