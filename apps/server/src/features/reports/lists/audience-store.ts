import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { DayRange } from '@tapwright/domain/ranges';
import { type Question } from '../question/report-question.ts';
import { type Sums, figuresOf, planAccounts, sumsOf } from '../../measures/index.ts';

export type SumsOfValue = Sums & { value: string; isBefore: boolean };

/** One dimension, each value with its sums. */
export async function listAudienceSums(
  db: Connection,
  question: Question,
  dimension: string,
): Promise<SumsOfValue[]> {
  const keys = [
    { name: 'value', of: 'f.value' },
    { name: 'dimension', of: 'f.dimension' },
  ];
  const of = (range: DayRange, isBefore: boolean) => sql`
    select sums.*, ${isBefore}::boolean as is_before from (
      ${sumsOf(
        sql`select * from (${figuresOf(question, planAccounts(question, range), keys)}) as every
          where dimension = ${dimension}`,
        ['value'],
      )}) as sums`;
  const { range, before } = question;
  const parts = [of(range, false), ...(before === undefined ? [] : [of(before, true)])];
  const { rows } = await sql<SumsOfValue>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
