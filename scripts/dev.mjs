import { ensureInstalled } from './ensure-install.mjs';
import { runEntry, runOnLockedNode } from './hand-over.mjs';

const { env } = process;
const apiOrigin = env.API_ORIGIN ?? `http://localhost:${env.PORT || 3000}`;
const webPort = env.WEB_PORT ?? '5173';

/** The server, started again whenever a file of its own changes, and the web as its sources are. Ends when one does. */
await runEntry(async () => {
  await ensureInstalled();
  console.log(`The console is at http://localhost:${webPort}, its server at ${apiOrigin}.`);
  const ending = new AbortController();
  const both = [
    // Without the built web: what shows up at the server's own address would be older than the sources.
    runOnLockedNode(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--without-web'], {
      env: { ...env, PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${webPort}` },
      signal: ending.signal,
    }),
    runOnLockedNode(
      [
        'node_modules/vite/bin/vite.js',
        'apps/web',
        '--config',
        'apps/web/vite.config.ts',
        '--port',
        webPort,
        '--strictPort',
        '--clearScreen',
        'false',
      ],
      { env: { ...env, API_ORIGIN: apiOrigin }, signal: ending.signal },
    ),
  ];
  const code = await Promise.race(both);
  ending.abort();
  await Promise.all(both);
  return code;
});
