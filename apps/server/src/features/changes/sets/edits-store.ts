import type { EditState } from '@tapwright/contracts/change-set-view';
import type { AdKind } from '@tapwright/domain/ad-states';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type EditRow = {
  changeSetId: number;
  number: number;
  kind: AdKind;
  objectId: string;
  adAccountId: string;
  campaignId: string;
  adGroupId: string | null;
  intent: 'create' | 'update' | 'remove';
  before: Fields;
  after: Fields;
  state: EditState;
  attempts: number;
  /** A recommendation of Apple's that it takes. */
  adviceId: string | null;
};

const columns = sql.raw(`change_set_id, number, kind, object_id::text, ad_account_id::text, campaign_id::text,
  ad_group_id::text, intent, before, after, state, attempts, advice_id`);

/** One at a time commits or settles changes of a team, so that each sees what those before it left. */
export async function lockChanges(tx: Transaction, teamId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(20740015, hashint8(${teamId}::bigint))`.execute(tx);
}

export type NewEdit = Omit<EditRow, 'changeSetId' | 'number' | 'state' | 'attempts' | 'adviceId'> & {
  adviceId?: string | undefined;
  confirmed: readonly string[];
  /** Of a creation whose answer never came. */
  attempts?: number | undefined;
};

/** In their order, as one statement. Under the lock: a turn is greater than all before it. */
export async function insertEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  edits: readonly (NewEdit & { number?: number | undefined })[],
  { state = 'waiting', after = 0 }: { state?: 'waiting' | 'planned'; after?: number } = {},
): Promise<void> {
  const turn = state === 'waiting' ? sql`nextval('change_turns')` : sql`null::bigint`;
  await sql`
    with turn as materialized (select ${turn} as next)
    insert into edits (team_id, change_set_id, number, kind, object_id, ad_account_id, campaign_id, ad_group_id,
      intent, before, after, confirmed, state, turn, attempts, advice_id)
    select ${teamId}, ${changeSetId}, e.number, e.kind, e."objectId", e."adAccountId", e."campaignId", e."adGroupId",
      e.intent, e.before, e.after, e.confirmed, ${state}, (select next from turn),
      coalesce(e.attempts, 0), e."adviceId"
    from jsonb_to_recordset(${JSON.stringify(edits.map((edit, place) => ({ ...edit, number: edit.number ?? after + place + 1 })))}::jsonb)
      as e (number int, kind text, "objectId" bigint, "adAccountId" bigint, "campaignId" bigint, "adGroupId" bigint,
        intent text, before jsonb, after jsonb, confirmed text[], attempts int, "adviceId" text)`.execute(tx);
}

/** By which set each of these objects was removed, where one of ours did. */
export async function listRemovals(
  db: Connection,
  { teamId, kind, ids }: { teamId: number; kind: AdKind; ids: readonly string[] },
): Promise<{ objectId: string; changeSetId: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ objectId: string; changeSetId: number }>`
    select object_id::text, change_set_id from edits
    where team_id = ${teamId} and kind = ${kind} and object_id = any(${[...ids]}::bigint[])
      and intent = 'remove' and state = 'live'`.execute(db);
  return rows;
}

/** Planned edits of a set that is committed now, all of one turn. What was tried before is looked for first. */
export async function startEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  confirmed: readonly string[],
): Promise<void> {
  await sql`
    with turn as materialized (select nextval('change_turns') as next)
    update edits set state = case when attempts > 0 then 'sent' else 'waiting' end, turn = (select next from turn),
      confirmed = ${[...confirmed]}
    where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'planned'`.execute(tx);
}

/** What was planned and will not be sent: without numbers all of a set. */
export async function endPlannedEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  {
    state,
    refusal,
    at,
    numbers,
  }: { state: 'withdrawn' | 'refused'; refusal: string; at: Date; numbers?: readonly number[] },
): Promise<void> {
  await sql`
    update edits set state = ${state}, refusal = ${refusal}, settled_at = ${at}
    where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'planned'
      ${numbers === undefined ? sql`` : sql`and number = any(${[...numbers]}::int[])`}`.execute(tx);
}

/** What of a committed set has not been sent. */
export async function endWaitingEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  { refusal, at }: { refusal: string; at: Date },
): Promise<Pick<EditRow, 'kind' | 'intent' | 'objectId' | 'campaignId'>[]> {
  const { rows } = await sql<Pick<EditRow, 'kind' | 'intent' | 'objectId' | 'campaignId'>>`
    update edits set state = 'withdrawn', refusal = ${refusal}, settled_at = ${at}
    where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'waiting'
    returning kind, intent, object_id::text, campaign_id::text`.execute(tx);
  return rows;
}

/** What was taken out of a set that becomes a draft again. */
export async function deleteWithdrawn(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
): Promise<void> {
  await sql`
    delete from edits
    where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'withdrawn'`.execute(tx);
}

/** Of a draft: without numbers all of them. */
export async function deleteEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  numbers?: readonly number[],
): Promise<void> {
  await sql`
    delete from edits where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'planned'
      ${numbers === undefined ? sql`` : sql`and number = any(${[...numbers]}::int[])`}`.execute(tx);
}

/** What of a draft would be created in these. */
export async function deleteContents(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  parentIds: readonly string[],
): Promise<void> {
  if (parentIds.length === 0) return;
  await sql`
    delete from edits where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'planned'
      and intent = 'create' and (campaign_id = any(${[...parentIds]}::bigint[]) or ad_group_id = any(${[...parentIds]}::bigint[]))`.execute(
    tx,
  );
}

/** From a draft into another, with the numbers they had. */
export async function moveEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
  { to, numbers }: { to: number; numbers: readonly number[] },
): Promise<void> {
  await sql`
    update edits set change_set_id = ${to}
    where team_id = ${teamId} and change_set_id = ${changeSetId} and state = 'planned'
      and number = any(${[...numbers]}::int[])`.execute(tx);
}

/** As many as a set holds now. */
export async function countEdits(
  tx: Transaction,
  { teamId, changeSetId }: { teamId: number; changeSetId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from edits where team_id = ${teamId} and change_set_id = ${changeSetId}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function takeLocalIds(tx: Transaction, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select (-nextval('local_ids'))::text as id from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those on their way in some campaigns, in the order in which they are sent. */
export async function listOverlay(
  db: Connection,
  teamId: number,
  campaignIds: readonly string[],
): Promise<EditRow[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await sql<EditRow>`
    select ${columns} from edits
    where team_id = ${teamId} and settled_at is null and state <> 'planned' and campaign_id = any(${[...campaignIds]}::bigint[])
    order by turn, number`.execute(db);
  return rows;
}

export async function listOpenEdits(
  db: Connection,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
  limit: number,
): Promise<EditRow[]> {
  const { rows } = await sql<EditRow>`
    select ${columns} from edits
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and state in ('waiting', 'sent')
    order by turn, number limit ${limit}`.execute(db);
  return rows;
}

/** Where the keyword of an edit is told apart from others by its text. */
const textOf = (teamId: number) => sql`
  (select lower(w.text) from keywords w where w.team_id = ${teamId} and w.keyword_id = edits.object_id)`;

/**
 * A term is kept out where it was met only once the keyword of the same set that takes it over is live; and a keyword is
 * paused only once the one of the other match type is, which takes its place.
 */
const isHeld = (teamId: number) => sql`state = 'waiting' and (
  (kind = 'negativeKeyword' and intent = 'create' and (change_set_id, lower(after->>'text')) in (
    select k.change_set_id, lower(k.after->>'text') from edits k where ${isNewKeyword(teamId)}))
  or (kind = 'keyword' and intent = 'update' and after->>'status' = 'paused'
    and (change_set_id, ad_group_id, ${textOf(teamId)}) in (
      select k.change_set_id, k.ad_group_id, lower(k.after->>'text') from edits k where ${isNewKeyword(teamId)})))`;
const isNewKeyword = (teamId: number) => sql`
  k.team_id = ${teamId} and k.state in ('waiting', 'sent') and k.kind = 'keyword' and k.intent = 'create'`;

/** Without what waits for another edit of its set. */
export async function listSendableEdits(
  db: Connection,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
  limit: number,
): Promise<EditRow[]> {
  const { rows } = await sql<EditRow>`
    select ${columns} from edits
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and state in ('waiting', 'sent')
      and not (${isHeld(teamId)})
    order by turn, number limit ${limit}`.execute(db);
  return rows;
}

type Key = { changeSetId: number; number: number };
export const keyOf = ({ changeSetId, number }: Key): string => `${changeSetId} ${number}`;

/** From now on its effect is unknown until an answer or a reading says what became of it. Without those ended meanwhile. */
export async function markSent(
  tx: Transaction,
  teamId: number,
  edits: readonly Key[],
  sentAt: Date,
): Promise<Key[]> {
  return setState(tx, teamId, edits, sql`state = 'sent', attempts = attempts + 1, sent_at = ${sentAt}`);
}

export async function markWaiting(tx: Transaction, teamId: number, edits: readonly Key[]) {
  await setState(tx, teamId, edits, sql`state = 'waiting'`);
}

/** Marked for a call that was never made. */
export async function markUnsent(tx: Transaction, teamId: number, edits: readonly Key[]) {
  await setState(tx, teamId, edits, sql`state = 'waiting', attempts = attempts - 1`);
}

async function setState(
  tx: Transaction,
  teamId: number,
  edits: readonly Key[],
  set: ReturnType<typeof sql>,
): Promise<Key[]> {
  if (edits.length === 0) return [];
  const sets = edits.map(({ changeSetId }) => changeSetId);
  const numbers = edits.map(({ number }) => number);
  const { rows } = await sql<Key>`
    update edits set ${set}
    from unnest(${sets}::bigint[], ${numbers}::int[]) as k (change_set_id, number)
    where edits.team_id = ${teamId} and edits.change_set_id = k.change_set_id and edits.number = k.number
      and settled_at is null
    returning edits.change_set_id, edits.number`.execute(tx);
  return rows;
}

export type Ending = Key & {
  state: 'live' | 'refused' | 'stale' | 'withdrawn';
  refusal?: string | undefined;
  appleWords?: string | undefined;
  appleId?: string | undefined;
  /** Where it turned out otherwise than the plan knew. */
  before?: Fields | undefined;
};

/** Each ends once: what has ended already stays as it is. Answers which were ended now. */
export async function endEdits(
  tx: Transaction,
  teamId: number,
  endings: readonly Ending[],
  at: Date,
): Promise<Key[]> {
  if (endings.length === 0) return [];
  const { rows } = await sql<Key>`
    update edits set state = e.state, refusal = e.refusal, apple_words = e."appleWords", apple_id = e."appleId",
      before = coalesce(e.before, edits.before), settled_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(endings)}::jsonb)
      as e ("changeSetId" bigint, number int, state text, refusal text, "appleWords" text, "appleId" bigint, before jsonb)
    where edits.team_id = ${teamId} and edits.change_set_id = e."changeSetId" and edits.number = e.number
      and settled_at is null
    returning edits.change_set_id, edits.number`.execute(tx);
  return rows;
}

/** Of sets that have ended: the campaigns that are gone with them. */
export async function listRemovedCampaigns(
  db: Connection,
  teamId: number,
  changeSetIds: readonly number[],
): Promise<{ changeSetId: number; campaignGroupId: number; campaignId: string; name: string }[]> {
  if (changeSetIds.length === 0) return [];
  const { rows } = await sql<{
    changeSetId: number;
    campaignGroupId: number;
    campaignId: string;
    name: string;
  }>`
    select e.change_set_id, g.campaign_group_id, c.campaign_id::text, coalesce(c.name, c.campaign_id::text) as name
    from edits e
    join campaigns c on c.team_id = e.team_id and c.campaign_id = e.object_id
    join campaign_groups g on g.team_id = e.team_id and g.ad_account_id = e.ad_account_id::text
    where e.team_id = ${teamId} and e.change_set_id = any(${[...changeSetIds]}::bigint[]) and e.kind = 'campaign'
      and e.intent = 'remove' and e.state = 'live'
    order by e.change_set_id, e.number`.execute(db);
  return rows;
}

/** The lowest bid each keyword has had since then, of those that were changed. */
export async function listLowestBids(
  db: Connection,
  teamId: number,
  keywordIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  if (keywordIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; bid: number }>`
    select object_id::text as id, min((before ->> 'bid')::bigint) as bid from edits
    where team_id = ${teamId} and kind = 'keyword' and object_id = any(${[...keywordIds]}::bigint[])
      and intent = 'update' and state in ('live', 'waiting', 'sent') and before ->> 'bid' is not null
      and (settled_at is null or settled_at > ${since})
    group by object_id`.execute(db);
  return new Map(rows.map(({ id, bid }) => [id, bid]));
}

/** Ad accounts with something to be sent. */
export async function listOpenAccounts(db: Connection): Promise<{ teamId: number; adAccountId: string }[]> {
  const { rows } = await sql<{ teamId: number; adAccountId: string }>`
    select distinct team_id, ad_account_id::text from edits where state in ('waiting', 'sent')
    order by team_id, ad_account_id`.execute(db);
  return rows;
}

export async function findSendingGroup(
  db: Connection,
  { teamId, adAccountId }: { teamId: number; adAccountId: string },
): Promise<{ campaignGroupId: number; currency: string } | undefined> {
  return db
    .selectFrom('campaignGroups')
    .select(['campaignGroupId', 'currency'])
    .where('teamId', '=', teamId)
    .where('adAccountId', '=', adAccountId)
    .executeTakeFirst();
}
