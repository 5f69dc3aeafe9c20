import type { Database } from '../../../platform/db/database.ts';

const levels = ['campaign', 'ad_group', 'keyword', 'ad', 'search_term', 'audience'];

export const syncedTables = [
  'campaigns',
  'ad_groups',
  'keywords',
  'negative_keywords',
  'ads',
  'creatives',
  'product_pages',
  'impression_share_days',
  'campaign_hours',
  'hours_read',
  ...levels.flatMap((level) => [`${level}_days`, `${level}_months`, `${level}_periods`]),
];

/** One line for each table: how many rows of the team, and a sum over every value in them. */
export async function readTables({ pool }: Database, teamId: number): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const table of syncedTables) {
    const { rows } = await pool.query<{ text: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' order by line collate "C")), '') as text
       from (select (to_jsonb(t) - 'team_id')::text as line from ${table} t where team_id = $1) as lines`,
      [teamId],
    );
    read[table] = rows[0]?.text ?? '';
  }
  const { rows } = await pool.query<{ text: string }>(
    `select string_agg(series || ' ' || span || ' ' || days, E'\\n' order by series, span) as text
     from report_coverage where team_id = $1`,
    [teamId],
  );
  return { ...read, coverage: rows[0]?.text ?? '' };
}
