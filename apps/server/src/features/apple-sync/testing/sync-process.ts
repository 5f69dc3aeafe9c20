import * as z from 'zod/mini';
import { openDatabase } from '../../../platform/db/database.ts';
import { advanceFully, openSync } from './start-sync.ts';

/**
 * A first sync in a process that can be killed. Writes a point as it begins and for each transaction; ends by itself
 * when all is done, and waits to be killed when it has done the most it may.
 */
const settings = z.parse(
  z.object({
    connection: z.looseObject({}),
    origin: z.string(),
    teamId: z.int(),
    maxSteps: z.optional(z.int()),
    user: z.object({
      clientId: z.string(),
      teamId: z.string(),
      keyId: z.string(),
      privateKeyPem: z.string(),
      adAccountIds: z.array(z.int()),
    }),
  }),
  JSON.parse(process.argv[2] ?? ''),
);

const database = await openDatabase({ connection: settings.connection, poolSize: 2 });
const line = await openSync(database, settings, { teamId: settings.teamId });
const onDone = () => process.stdout.write('.');
onDone();
const { state } = await advanceFully(line, {
  onDone,
  ...(settings.maxSteps === undefined ? {} : { maxSteps: settings.maxSteps }),
});
if (state === 'more') await new Promise(() => setInterval(() => undefined, 60_000));
await database.close();
