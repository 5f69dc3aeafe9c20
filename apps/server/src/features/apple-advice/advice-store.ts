import type { SyncErrorCode } from '@tapwright/contracts/apple-sync';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/db/database.ts';

export type AdviceKind = 'dailyBudget' | 'targetCpa';

/** Of seven days, in the smallest unit of the ad account's currency; null where Apple tells nothing. */
export type ToldFigures = {
  readonly spend: number | null;
  readonly taps: number | null;
  readonly installs: number | null;
  readonly cpa: number | null;
};
export type AdviceFigures = { readonly last: ToldFigures; readonly expected: ToldFigures };

export type ToldAdvice = {
  readonly kind: AdviceKind;
  readonly adviceId: string;
  readonly campaignId: string;
  readonly adamId: string;
  readonly presentMinor: number | null;
  readonly recommendedMinor: number;
  readonly figures: AdviceFigures;
  readonly expiresAt: string | null;
};

export type AdviceAccount = {
  readonly teamId: number;
  readonly campaignGroupId: number;
  readonly adAccountId: string;
  readonly currency: string;
  readonly adamIds: readonly string[];
};

/** Those attached, with the apps that campaigns of theirs promote; first those that were read longest ago. */
export async function listAdviceAccounts(db: Connection, teamId: number): Promise<AdviceAccount[]> {
  const { rows } = await sql<AdviceAccount>`
    select g.team_id as "teamId", g.campaign_group_id as "campaignGroupId", g.ad_account_id as "adAccountId",
      g.currency, array_agg(distinct c.adam_id order by c.adam_id) as "adamIds"
    from campaign_groups g
    join campaigns c on c.team_id = g.team_id and c.ad_account_id = g.ad_account_id::bigint and not c.is_removed
      and c.adam_id is not null
    left join apple_advice_reads r on r.team_id = g.team_id and r.ad_account_id = g.ad_account_id::bigint
    where g.team_id = ${teamId} and g.detached_at is null
    group by g.team_id, g.campaign_group_id, g.ad_account_id, g.currency, r.read_at
    order by r.read_at nulls first, g.ad_account_id`.execute(db.withoutPlugins());
  return rows;
}

type AccountKey = { readonly teamId: number; readonly adAccountId: string };

/**
 * In the place of what was read before. What was taken or dismissed here stays so, whatever an answer says that is older
 * than that.
 */
export async function putAdvice(
  tx: Transaction,
  { teamId, adAccountId }: AccountKey,
  told: readonly ToldAdvice[],
  readAt: Date,
): Promise<void> {
  await sql`
    update apple_advice set state = 'gone'
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and state = 'open'
      and kind || ' ' || advice_id <> all(${told.map(({ kind, adviceId }) => `${kind} ${adviceId}`)}::text[])`.execute(
    tx,
  );
  await sql`
    insert into apple_advice as known (team_id, kind, advice_id, ad_account_id, campaign_id, adam_id, present_minor,
      recommended_minor, figures, expires_at, read_at)
    select ${teamId}, kind, "adviceId", ${adAccountId}::bigint, "campaignId", "adamId", "presentMinor",
      "recommendedMinor", figures, "expiresAt", ${readAt}
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (kind text, "adviceId" text, "campaignId" bigint,
      "adamId" text, "presentMinor" bigint, "recommendedMinor" bigint, figures jsonb, "expiresAt" timestamptz)
    on conflict (team_id, kind, advice_id) do update set present_minor = excluded.present_minor,
      recommended_minor = excluded.recommended_minor, figures = excluded.figures, expires_at = excluded.expires_at,
      read_at = excluded.read_at, state = case when known.state = 'gone' then 'open' else known.state end`.execute(
    tx,
  );
  await sql`
    delete from apple_advice
    where team_id = ${teamId} and ad_account_id = ${adAccountId}::bigint and state <> 'open'
      and read_at < ${readAt}::timestamptz - interval '60 days'`.execute(tx);
}

export async function noteAdviceRead(
  tx: Transaction,
  { teamId, adAccountId }: AccountKey,
  readAt: Date,
): Promise<void> {
  await sql`
    insert into apple_advice_reads (team_id, ad_account_id, read_at) values (${teamId}, ${adAccountId}::bigint, ${readAt})
    on conflict (team_id, ad_account_id) do update set read_at = excluded.read_at, failed_at = null, error = null`.execute(
    tx,
  );
}

export async function noteAdviceUnread(
  tx: Transaction,
  { teamId, adAccountId }: AccountKey,
  { failedAt, error }: { failedAt: Date; error: SyncErrorCode },
): Promise<void> {
  await sql`
    insert into apple_advice_reads (team_id, ad_account_id, failed_at, error)
    values (${teamId}, ${adAccountId}::bigint, ${failedAt}, ${error})
    on conflict (team_id, ad_account_id) do update set failed_at = excluded.failed_at, error = excluded.error`.execute(
    tx,
  );
}

export type UnreadAdvice = {
  readonly adAccountId: string;
  readonly campaignGroup: string;
  readonly error: string;
  readonly readAt: Date | null;
};

export async function listUnreadAdvice(db: Connection, teamId: number): Promise<UnreadAdvice[]> {
  const { rows } = await sql<UnreadAdvice>`
    select r.ad_account_id::text as "adAccountId", g.name as "campaignGroup", r.error, r.read_at as "readAt"
    from apple_advice_reads r
    join campaign_groups g on g.team_id = r.team_id and g.ad_account_id = r.ad_account_id::text
      and g.detached_at is null
    where r.team_id = ${teamId} and r.error is not null
    order by g.name, r.ad_account_id`.execute(db.withoutPlugins());
  return rows;
}

export type OpenAdvice = Omit<ToldAdvice, 'expiresAt'> & {
  readonly currency: string;
  readonly countries: readonly string[];
  readonly expiresAt: Date | null;
  readonly readAt: Date;
};

/** Of campaigns that are attached and known. What was dismissed stays until Apple knows. */
export async function listOpenAdvice(db: Connection, teamId: number, now: Date): Promise<OpenAdvice[]> {
  const { rows } = await sql<OpenAdvice>`
    select a.kind, a.advice_id as "adviceId", a.campaign_id::text as "campaignId", a.adam_id as "adamId", g.currency,
      array(select jsonb_array_elements_text(c.apple #> '{targeting,countryOrRegion,include}')) as countries,
      a.present_minor::float8 as "presentMinor", a.recommended_minor::float8 as "recommendedMinor", a.figures,
      a.expires_at as "expiresAt", a.read_at as "readAt"
    from apple_advice a
    join campaigns c on c.team_id = a.team_id and c.campaign_id = a.campaign_id and not c.is_removed and not c.is_archived
    join campaign_groups g on g.team_id = a.team_id and g.ad_account_id = a.ad_account_id::text
      and g.detached_at is null
    where a.team_id = ${teamId} and a.state = 'open' and (a.expires_at is null or a.expires_at > ${now})
    order by a.kind, a.advice_id`.execute(db.withoutPlugins());
  return rows;
}

export type AdviceKey = {
  readonly teamId: number;
  readonly kind: AdviceKind;
  readonly adviceId: string;
};
export type AdviceRow = {
  readonly adAccountId: string;
  readonly campaignGroupId: number | null;
  readonly adamId: string;
  readonly campaignId: string;
  readonly state: 'open' | 'taken' | 'dismissed' | 'gone';
  readonly dismissedAt: Date | null;
  readonly toldAt: Date | null;
  readonly failures: number;
};

const ofKey = ({ teamId, kind, adviceId }: AdviceKey) =>
  sql`team_id = ${teamId} and kind = ${kind} and advice_id = ${adviceId}`;

export async function findAdvice(db: Connection, key: AdviceKey): Promise<AdviceRow | undefined> {
  const { rows } = await sql<AdviceRow>`
    select ad_account_id::text as "adAccountId", adam_id as "adamId", campaign_id::text as "campaignId", state,
      dismissed_at as "dismissedAt", told_at as "toldAt", failures,
      (select campaign_group_id from campaign_groups g where g.team_id = apple_advice.team_id
        and g.ad_account_id = apple_advice.ad_account_id::text and g.detached_at is null) as "campaignGroupId"
    from apple_advice where ${ofKey(key)}`.execute(db.withoutPlugins());
  return rows[0];
}

/** Which of these can still be taken. */
export async function listTakeable(
  db: Connection,
  teamId: number,
  adviceIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (adviceIds.length === 0) return new Set();
  const { rows } = await sql<{ kind: string; adviceId: string }>`
    select kind, advice_id as "adviceId" from apple_advice
    where team_id = ${teamId} and advice_id = any(${[...adviceIds]}::text[]) and state = 'open' and dismissed_at is null
      and (expires_at is null or expires_at > ${now})`.execute(db.withoutPlugins());
  return new Set(rows.map(({ kind, adviceId }) => `${kind} ${adviceId}`));
}

/** Apple carried it out, or has it no more. */
export async function closeAdvice(
  tx: Transaction,
  key: AdviceKey,
  state: 'taken' | 'gone' | 'dismissed',
): Promise<void> {
  await sql`update apple_advice set state = ${state} where ${ofKey(key)} and state in ('open', 'gone')`.execute(
    tx,
  );
}

/** False where Apple knows already, or has nothing to be told of any more. */
export async function askDismissal(tx: Transaction, key: AdviceKey, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update apple_advice set dismissed_at = ${at}, failures = 0, error = null
    where ${ofKey(key)} and state = 'open' and told_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Before Apple was told. */
export async function takeBackDismissal(tx: Transaction, key: AdviceKey): Promise<void> {
  await sql`
    update apple_advice set dismissed_at = null, failures = 0, error = null
    where ${ofKey(key)} and state = 'open' and told_at is null`.execute(tx);
}

export async function endDismissal(
  tx: Transaction,
  key: AdviceKey,
  { toldAt, state }: { toldAt: Date; state: 'dismissed' | 'gone' },
): Promise<void> {
  await sql`
    update apple_advice set told_at = ${toldAt}, state = ${state}, error = null
    where ${ofKey(key)} and told_at is null`.execute(tx);
}

export async function noteUntold(tx: Transaction, key: AdviceKey, error: SyncErrorCode): Promise<void> {
  await sql`
    update apple_advice set failures = failures + 1, error = ${error} where ${ofKey(key)} and told_at is null`.execute(
    tx,
  );
}

/** What Apple was not told of yet, of all teams. */
export async function listUntold(db: Connection): Promise<AdviceKey[]> {
  const { rows } = await sql<AdviceKey>`
    select team_id as "teamId", kind, advice_id as "adviceId" from apple_advice
    where dismissed_at is not null and told_at is null and state = 'open'
    order by team_id, kind, advice_id`.execute(db.withoutPlugins());
  return rows;
}
