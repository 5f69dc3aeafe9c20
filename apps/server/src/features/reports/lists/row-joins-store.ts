import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { type RawBuilder, sql } from 'kysely';
import type { AdLevel } from '../../ad-columns/index.ts';
import { popularityOfKeyword } from '../../apple-words/index.ts';
import type { Question } from '../question/report-question.ts';
import { joinShares } from './keyword-shares-store.ts';

/** What else is known of a thing `e`, by the name that columns read it under; only what is read is joined. */
export function joinFor(question: Question, level: AdLevel, read: readonly string[]): RawBuilder<unknown> {
  const reads = (alias: string) => read.some((of) => new RegExp(`\\b${alias}\\.`).test(of));
  return sql.join(
    [
      ...(reads('s') ? [joinShares(question)] : []),
      ...(reads('told') ? [popularityOfKeyword(question.teamId)] : []),
      ...(reads('goal') ? [joinGoals(question, level)] : []),
      ...(reads('today') ? [joinToday(question, level)] : []),
    ],
    sql` `,
  );
}

const unitsPerMinor = (currency: string) => 10 ** -currencyDecimals[findCurrency(currency) ?? 'USD'];

/** `goal`: what an install may cost, and of a campaign what it may cost in all, in the currency of the ad account. */
function joinGoals({ teamId, accounts }: Question, level: AdLevel): RawBuilder<unknown> {
  const places = [
    { kind: 'adGroup', id: 'ad_group_id' },
    { kind: 'campaign', id: 'campaign_id' },
  ].filter(({ id }) => id === level.id || level.parents.some((parent) => parent === id));
  const units = accounts.map(({ currency }) => unitsPerMinor(currency));
  return sql`
    left join unnest(${accounts.map(({ adAccountId }) => adAccountId)}::bigint[], ${units}::float8[],
      ${accounts.map(({ cpaGoalMinor }) => cpaGoalMinor)}::float8[]) as billed (id, unit, goal) on billed.id = e.ad_account_id
    ${sql.join(
      places.map(
        ({ kind, id }) => sql`left join ad_goals of_${sql.raw(id)}
          on of_${sql.raw(id)}.team_id = ${teamId} and of_${sql.raw(id)}.kind = ${kind} and of_${sql.raw(id)}.object_id = e.${sql.raw(id)}`,
      ),
      sql` `,
    )}
    cross join lateral (
      select coalesce(${sql.raw([...places.map(({ id }) => `of_${id}.cpa_goal_minor`), 'billed.goal'].join(', '))}) * billed.unit
        as amount,
        ${sql.raw(level.table === 'campaigns' ? 'of_campaign_id.total_budget_minor * billed.unit' : 'null::float8')} as budget) goal`;
}

const todayOf = sql`
  coalesce(d.spend_micros, 0) / budget.micros as use,
  coalesce(d.spend_micros + d.spend_micros / nullif(d.taps, 0) > budget.micros, false) as is_capped`;

/** `today`: what its campaign has spent of its daily cap, where the day that goes on in its ad account was read. */
function joinToday({ teamId, todays }: Question, { table }: AdLevel): RawBuilder<unknown> {
  const billed = sql`unnest(${todays.map(({ adAccountId }) => adAccountId)}::bigint[],
    ${todays.map(({ day }) => day)}::date[]) as billed (id, day)`;
  const joined = (of: RawBuilder<unknown>) => sql`
    cross join lateral (select nullif((${of}.apple #>> '{dailyBudget,value,amount}')::float8 * 1000000, 0) as micros) budget
    left join campaign_days d
      on d.team_id = ${teamId} and d.zone = 'ORTZ' and d.campaign_id = ${of}.campaign_id and d.day = billed.day`;
  if (table === 'campaigns')
    return sql`
      left join lateral (select ${todayOf} from ${billed} ${joined(sql`e`)} where billed.id = e.ad_account_id) today on true`;
  // Few campaigns hold many keywords: each is looked up once.
  return sql`
    left join (
      select of_today.campaign_id, ${todayOf} from ${billed}
      join campaigns of_today on of_today.team_id = ${teamId} and of_today.ad_account_id = billed.id ${joined(sql`of_today`)})
    today on today.campaign_id = e.campaign_id`;
}
