import * as z from 'zod/mini';
import { readSettings } from '../../../env.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { createDeps } from '../../../platform/deps.ts';
import { createLog } from '../../../platform/log/log.ts';
import { handleSending } from '../sending/send-jobs.ts';

/** Sends what is committed, in a process that can be killed. Writes a point when it takes jobs. */
const settings = z.parse(
  z.object({ connection: z.looseObject({}), origin: z.string(), dataDir: z.string() }),
  JSON.parse(process.argv[2] ?? ''),
);
const deps = createDeps({
  // With an address of a database, a process does not take it to be its own alone.
  settings: { ...readSettings({ DATA_DIR: settings.dataDir }), databaseUrl: 'postgres://shared' },
  database: await openDatabase({ connection: settings.connection, poolSize: 4 }),
  log: createLog({ level: 'silent' }),
  clock: systemClock,
  masterKeys: [Buffer.alloc(32, 7)],
  appleOrigin: () => settings.origin,
});
handleSending(deps);
await deps.jobs.start();
process.stdout.write('.');
