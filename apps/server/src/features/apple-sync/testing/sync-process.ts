import * as z from 'zod/mini';
import { openDatabase } from '../../../platform/db/database.ts';
import { advanceFully, openSync } from './start-sync.ts';

/** A first sync in a process that can be killed. Says `ready` before it begins and ends by itself when all is done. */
const told = z.parse(
  z.object({
    connection: z.looseObject({}),
    origin: z.string(),
    teamId: z.int(),
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

const database = await openDatabase({ connection: told.connection, poolSize: 2 });
const line = await openSync(database, told, { teamId: told.teamId });
process.stdout.write('ready\n');
await advanceFully(line);
await database.close();
