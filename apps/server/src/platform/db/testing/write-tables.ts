import { writeFileSync } from 'node:fs';
import { openDatabase } from '../database.ts';
import { generateTables } from './generate-tables.ts';
import { startScratchPostgres } from './scratch-postgres.ts';
import { connectionTo, migrateTemplate } from './template-database.ts';

const file = new URL('../tables.generated.ts', import.meta.url);

const scratch = await startScratchPostgres();
try {
  await migrateTemplate(scratch.address);
  const database = await openDatabase({ connection: connectionTo(scratch.address, 'tapwright') });
  writeFileSync(file, await generateTables(database));
  await database.close();
} finally {
  await scratch.stop();
}
