import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { generateTables } from './testing/generate-tables.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { database, close } = await createTestDatabase();
afterAll(close);

test('the generated types are those of the migrated database', async () => {
  const committed = readFileSync(new URL('./tables.generated.ts', import.meta.url), 'utf8');
  expect(await generateTables(database), 'run: npm run generate-tables -w apps/server').toBe(committed);
});
