import type { Proposed } from '../rules/propose-all.ts';
import type { Proposal } from '../rules/proposals.ts';
import type { DayRange } from '@tapwright/domain/ranges';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/database.ts';

type Made = {
  teamId: number;
  madeAt: Date;
  range: DayRange | undefined;
  longRange: DayRange | undefined;
  /** What Apple recommends is made apart from the rest. */
  isOfApple: boolean;
};

const rowsAtOnce = 1000;

function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** What is proposed again keeps its number and the set that it is in; what is not any more goes. */
export async function replaceProposals(
  tx: Transaction,
  { teamId, madeAt, range, longRange, isOfApple }: Made,
  proposals: readonly Proposal[],
  perUsd: ReadonlyMap<string, number>,
): Promise<void> {
  const subjects = proposals.map(({ subject }) => subject);
  await sql`
    delete from assistant_proposals
    where team_id = ${teamId} and (kind = 'apple') = ${isOfApple} and subject <> all(${subjects}::text[])`.execute(
    tx,
  );
  const rows = proposals.map(
    ({ kind, subject, adamId, countries, currency, campaignIds, worth, days, ...rest }) => {
      const rate = perUsd.get(currency);
      const isLong = rest.evidence.of === 'negateNGram';
      return {
        kind,
        subject,
        adam_id: adamId,
        countries: [...countries],
        currency,
        campaign_ids: campaignIds.map(Number),
        worth: Math.round(worth),
        worth_usd: rate === undefined ? null : Math.round(worth / rate),
        evidence: rest.evidence,
        edits: rest.edits,
        from_day: (days ?? (isLong ? longRange : range))?.from,
        to_day: (days ?? range)?.to,
      };
    },
  );
  for (const part of inParts(rows))
    await sql`
      insert into assistant_proposals as known (team_id, kind, subject, adam_id, countries, currency, campaign_ids,
        worth_micros, worth_usd_micros, evidence, edits, from_day, to_day, made_at)
      select ${teamId}, kind, subject, adam_id, countries, currency, campaign_ids, worth, worth_usd, evidence, edits,
        from_day, to_day, ${madeAt}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as made (kind text, subject text, adam_id text,
        countries text[], currency text, campaign_ids bigint[], worth bigint, worth_usd bigint, evidence jsonb,
        edits jsonb, from_day date, to_day date)
      on conflict (team_id, subject) do update set countries = excluded.countries, currency = excluded.currency,
        campaign_ids = excluded.campaign_ids, worth_micros = excluded.worth_micros,
        worth_usd_micros = excluded.worth_usd_micros, evidence = excluded.evidence, edits = excluded.edits,
        from_day = excluded.from_day, to_day = excluded.to_day, made_at = excluded.made_at,
        change_set_id = (select s.change_set_id from change_sets s where s.team_id = known.team_id
          and s.change_set_id = known.change_set_id
          and s.state in ('draft', 'proposed', 'scheduled', 'sending'))`.execute(tx);
}

export async function replaceNGrams(
  tx: Transaction,
  teamId: number,
  nGrams: Proposed['nGrams'],
): Promise<void> {
  await sql`delete from assistant_n_grams where team_id = ${teamId}`.execute(tx);
  const rows = nGrams.flatMap(({ pieces, words, ofCampaigns, market, goal, isGoalSet }) =>
    [...ofCampaigns].map(([campaignId, { terms, impressions, taps, installs, spend }]) => ({
      adam_id: market.adamId,
      campaign_id: campaignId,
      pieces,
      currency: market.currency,
      goal: Math.round(goal),
      is_goal_set: isGoalSet,
      terms,
      market_terms: words.length,
      impressions,
      taps,
      installs,
      spend,
    })),
  );
  for (const part of inParts(rows))
    await sql`
      insert into assistant_n_grams (team_id, adam_id, campaign_id, pieces, currency, goal_micros, is_goal_set, terms,
        market_terms, impressions, taps, installs, spend_micros)
      select ${teamId}, adam_id, campaign_id, pieces, currency, goal, is_goal_set, terms, market_terms,
        impressions, taps, installs, spend
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as made (adam_id text, campaign_id bigint,
        pieces text[], currency text, goal bigint, is_goal_set boolean, terms integer, market_terms integer, impressions bigint, taps bigint,
        installs bigint, spend bigint)`.execute(tx);
}
