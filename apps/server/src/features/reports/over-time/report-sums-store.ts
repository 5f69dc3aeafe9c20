import type { MeasureName } from '@tapwright/contracts/report-measures';
import { addDays, type Day, firstOfMonth } from '@tapwright/domain/days';
import type { DayRange } from '@tapwright/domain/ranges';
import type { CampaignKindName, SplitKind } from '@tapwright/contracts/report-query';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import { campaignKindSql } from '../question/campaign-kind-sql.ts';
import { type Question, rangesIn, type RangeName } from '../question/report-question.ts';
import {
  type KeyExpression,
  type PlannedAccounts,
  type SummedRange,
  type Sums,
  figuresOf,
  measureSql,
  planAccounts,
  planSums,
  sumNames,
  sumsOf,
} from '../../measures/index.ts';

export type SumsOfAccount = Sums & { adAccountId: string; name: RangeName };

/** What each ad account adds up to, in each of the ranges in question. */
export async function listAccountSums(db: Connection, question: Question): Promise<SumsOfAccount[]> {
  const keys = [{ name: 'ad_account_id', of: 'f.ad_account_id' }];
  const of = ({ name, range }: { name: RangeName; range: SummedRange }) => sql`
    select ad_account_id::text, ${name}::text as name, ${sql.raw(sumNames.join(', '))}
    from (${sumsOf(figuresOf(question, planSums(question, range), keys), ['ad_account_id'])}) as sums`;
  const parts = rangesIn(question).map(of);
  const { rows } = await sql<SumsOfAccount>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** One range whole, or cut into slots. */
export type WantedSums = { name: string; range: SummedRange; slots?: 'day' | 'week' | 'month' };
export type NamedSums = Sums & { name: string; slot: Day | null };

/** All of them in one statement. A slot is named by its first day of the calendar, which the range may cut. */
export async function listNamedSums(
  db: Connection,
  question: Question,
  wanted: readonly WantedSums[],
): Promise<NamedSums[]> {
  const parts = wanted.map(({ name, range, slots }) =>
    slots === undefined
      ? sql`select ${name} as name, null::date as slot, sums.*
          from (${sumsOf(figuresOf(question, planSums(question, range), []), [])}) as sums`
      : sql`select ${name} as name, sums.* from (${slotSums(question, range, slots)}) as sums`,
  );
  const { rows } = await sql<NamedSums>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

export type ThingSlot = { id: string; slot: Day; figure: number | null };

/** A measure of each thing in each slot, where there is anything. */
export async function listThingSlots(
  db: Connection,
  question: Question,
  { id, slots, measure }: { id: string; slots: 'day' | 'week' | 'month'; measure: MeasureName },
): Promise<ThingSlot[]> {
  const { rows } = await sql<ThingSlot>`
    select id::text, slot, ${sql.raw(measureSql[measure])} as figure
    from (${slotSums(question, question.range, slots, [{ name: 'id', of: `f.${id}` }])}) as sums`.execute(db);
  return rows;
}

export type PartSlot = { value: string; slot: Day | null; figure: number | null };

type PartsWanted = { by: SplitKind; slots: 'day' | 'week' | 'month'; measure: MeasureName };

/** A measure of each part, whole (no slot) and in each slot; null where a day of it has no rate. */
export async function listPartSlots(
  db: Connection,
  question: Question,
  wanted: PartsWanted,
): Promise<PartSlot[]> {
  const parts =
    wanted.by === 'campaignGroup'
      ? question.accounts.map((account) => partOfAccount(question, account, wanted))
      : [partsOfKind(question, wanted.by, wanted)];
  if (parts.length === 0) return [];
  const { rows } = await sql<PartSlot>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** A campaign group is its ad account. */
const partOfAccount = (question: Question, account: Question['accounts'][number], wanted: PartsWanted) => sql`
  select ${account.adAccountId}::text as value, slot, figure
  from (${wholeAndCut({ ...question, accounts: [account] }, wanted, [])}) as sums`;

function partsOfKind(question: Question, kind: CampaignKindName, wanted: PartsWanted): RawBuilder<unknown> {
  const sums = wholeAndCut(question, wanted, [{ name: 'campaign_id', of: 'f.campaign_id' }]);
  return sql`
    select coalesce(k.value, '') as value, slot,
      case when bool_and(figure is not null) then sum(figure)::float8 end as figure
    from (${sums}) as sums
    left join (select campaign_id, ${sql.raw(campaignKindSql[kind])} as value from campaigns c
      where c.team_id = ${question.teamId}) k on k.campaign_id = sums.campaign_id
    group by 1, 2`;
}

function wholeAndCut(
  question: Question,
  { slots, measure }: PartsWanted,
  keys: readonly KeyExpression[],
): RawBuilder<unknown> {
  const figure = sql.raw(measureSql[measure]);
  const names = keys.map(({ name }) => name);
  const named = sql.raw(names.map((name) => `${name}, `).join(''));
  const whole = sumsOf(figuresOf(question, planAccounts(question, question.range), keys), names);
  return sql`
    select ${named} null::date as slot, ${figure} as figure from (${whole}) as whole
    union all
    select ${named} slot, ${figure} from (${slotSums(question, question.range, slots, keys)}) as cut`;
}

/** Days themselves; weeks and months from before the daily window only where they lie in one slot. */
function slotSums(
  question: Question,
  range: DayRange,
  slots: 'day' | 'week' | 'month',
  keys: readonly KeyExpression[] = [],
): RawBuilder<unknown> {
  const plans = planAccounts(question, range).map((planned) => slotPlan(planned, slots));
  const key: KeyExpression = {
    name: 'slot',
    of: '',
    ofPart: (column) => (slots === 'day' ? column : `date_trunc('${slots}', ${column})::date`),
  };
  return sumsOf(figuresOf(question, plans, [...keys, key]), [...keys.map(({ name }) => name), 'slot']);
}

function slotPlan(planned: PlannedAccounts, slots: 'day' | 'week' | 'month'): PlannedAccounts {
  const days = planned.days.map(({ from, to }) => ({
    from: 'days' as const,
    first: from,
    last: to,
    sign: 1 as const,
  }));
  const periods = planned.parts.filter(
    (part) =>
      part.from === 'periods' && (slots === part.span || (slots === 'month' && isInOneMonth(part.startsOn))),
  );
  const months = planned.parts.filter(({ from }) => from !== 'periods');
  return { ...planned, parts: [...(slots === 'month' ? months : days), ...periods], isByMonth: true };
}

const isInOneMonth = (monday: Day): boolean => firstOfMonth(addDays(monday, 6)) === firstOfMonth(monday);
