import type { DayRange } from '@tapwright/domain/ranges';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

export type RunRow = {
  askedAt: Date | null;
  madeAt: Date | null;
  from: string | null;
  to: string | null;
  nGramsFrom: string | null;
  completeDays: number;
  hiddenShare: number | null;
};

export async function findRun(db: Connection, teamId: number): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select asked_at, made_at, from_day::text as "from", to_day::text as "to", n_grams_from::text, complete_days,
      hidden_share
    from assistant_runs where team_id = ${teamId}`.execute(db);
  return rows[0];
}

/** Whether it was not asked for already. */
export async function askForMaking(tx: Transaction, teamId: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into assistant_runs as known (team_id, asked_at) values (${teamId}, ${at})
    on conflict (team_id) do update set asked_at = excluded.asked_at where known.asked_at is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/** When what Apple recommends was put in last. */
export async function noteAdvised(tx: Transaction, teamId: number, at: Date): Promise<void> {
  await sql`
    insert into assistant_runs (team_id, advised_at) values (${teamId}, ${at})
    on conflict (team_id) do update set advised_at = excluded.advised_at`.execute(tx);
}

export async function endMaking(
  tx: Transaction,
  made: {
    teamId: number;
    madeAt: Date;
    range: DayRange | undefined;
    nGramsFrom: string | undefined;
    completeDays: number;
    hiddenShare: number | null;
  },
): Promise<void> {
  const { teamId, madeAt, range, nGramsFrom, completeDays, hiddenShare } = made;
  await sql`
    insert into assistant_runs (team_id, made_at, from_day, to_day, n_grams_from, complete_days, hidden_share)
    values (${teamId}, ${madeAt}, ${range?.from ?? null}, ${range?.to ?? null}, ${nGramsFrom ?? null},
      ${completeDays}, ${hiddenShare})
    on conflict (team_id) do update set asked_at = null, made_at = excluded.made_at, from_day = excluded.from_day,
      to_day = excluded.to_day, n_grams_from = excluded.n_grams_from, complete_days = excluded.complete_days,
      hidden_share = excluded.hidden_share`.execute(tx);
}
