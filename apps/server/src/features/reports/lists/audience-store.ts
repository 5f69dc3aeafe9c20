import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/database.ts';
import type { DayRange } from '@tapwright/domain/ranges';
import { type Question, rangesIn, type RangeName } from '../question/report-question.ts';
import { type Sums, figuresOf, planAccounts, sumsOf } from '../../measures/index.ts';

export type SumsOfValue = Sums & { value: string; name: RangeName };

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
  const of = ({ name, range }: { name: RangeName; range: DayRange }) => sql`
    select sums.*, ${name}::text as name from (
      ${sumsOf(
        sql`select * from (${figuresOf(question, planAccounts(question, range), keys)}) as every
          where dimension = ${dimension}`,
        ['value'],
      )}) as sums`;
  const parts = rangesIn(question).map(of);
  const { rows } = await sql<SumsOfValue>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
