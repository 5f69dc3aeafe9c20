import { fileURLToPath } from 'node:url';
import { defineCall } from '@tapwright/contracts/call';
import { buildApp } from '@tapwright/server/app';
import { readSettings } from '@tapwright/server/env';
import { systemClock } from '@tapwright/server/platform/clock';
import { openDatabase } from '@tapwright/server/platform/db/database';
import { createDeps } from '@tapwright/server/platform/deps';
import { mountCall } from '@tapwright/server/platform/http/mount-call';
import { createLog } from '@tapwright/server/platform/log/log';
import * as z from 'zod/mini';
import { benchKeys } from '../bench-keys.ts';

/**
 * The server as it runs, with two calls that do nothing: for anyone, and for somebody signed in; if it is told where,
 * with a sandbox for its Apple, and if it is told so with the console that was built. Asked anything, tells its memory.
 */
const [connectionString = '', dataDir = '', apple = '', limits, web] = process.argv.slice(2);
const webFolder = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const database = await openDatabase({ connection: { connectionString } });
const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
const appleOrigin = apple === '' ? undefined : () => apple;
const foundations = { settings, database, log: createLog(), clock: systemClock, appleOrigin };
const deps = createDeps({ ...foundations, masterKeys: benchKeys });
const app = await buildApp(deps, {
  ...(web === 'console' && { webFolder }),
  // One machine asks more often here than anybody may, unless that is what is measured.
  ...(limits !== 'limited' && {
    requestLimits: {
      strangerPerSecond: Number.MAX_SAFE_INTEGER,
      strangerPerMinute: Number.MAX_SAFE_INTEGER,
      personPerMinute: Number.MAX_SAFE_INTEGER,
    },
  }),
});
for (const [path, to] of [
  ['/bench/empty', 'anyone'],
  ['/bench/empty-signed-in', 'signedIn'],
] as const) {
  const empty = defineCall({
    method: 'GET',
    path,
    access: { to },
    summary: 'Does nothing.',
    answer: z.null(),
  });
  mountCall(app.host, empty, () => Promise.resolve(null));
}
const origin = await app.start();
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(String(process.memoryUsage().rss));
});
process.on('disconnect', () => {
  void app
    .stop()
    .then(() => database.close())
    .then(() => process.exit());
});
process.send?.(origin);
