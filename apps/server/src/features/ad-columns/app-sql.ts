/** What the app of a campaign is called; its number where Apple has not said. */
export const appSql = (table: string): string =>
  `coalesce((select app.name from apps app
    where app.team_id = ${table}.team_id and app.adam_id = ${table}.adam_id), ${table}.adam_id)`;
