import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from '../database.ts';

/** The file `tables.generated.ts` for what the database holds. `column-types.ts` makes the values so. */
export async function generateTables(database: Database): Promise<string> {
  return generate({
    db: database.write.withoutPlugins(),
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
    camelCase: true,
    includePattern: 'public.*',
    excludePattern: 'public.applied_migrations',
    typeMapping: { int8: 'number' },
    outFile: null,
    print: false,
  });
}
