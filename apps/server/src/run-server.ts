import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { keepSecret, makeMasterKey, makePassword, prepareDataFolder } from './data-folder.ts';
import type { Settings } from './env.ts';
import { makeFirstStaff } from './features/accounts/index.ts';
import { askForRates } from './features/exchange-rates/index.ts';
import { describeDemo, wantDemo, wantPlatform } from './features/demo/index.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { migrate } from './platform/db/migrate.ts';
import { createDeps } from './platform/deps.ts';
import type { Log } from './platform/log/log.ts';
import { keepSandbox } from './platform/sandbox/keep-sandbox.ts';
import { StartRefusal } from './platform/start-refusal.ts';
import { parseMasterKeys } from './settings-schema.ts';
import type { StopSteps } from './stop-in-order.ts';

export type ServerOptions = {
  settings: Settings;
  log: Log;
  steps: StopSteps;
  /** False where Vite shows the web from its sources. */
  showsWeb: boolean;
  /** Something this process cannot work without is gone. */
  onLost: (error: unknown) => void;
};

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Starts everything, adding to `steps` how each part is stopped. Gives back what the person at the terminal wants to know. */
export async function runServer({
  settings: given,
  log,
  steps,
  showsWeb,
  onLost,
}: ServerOptions): Promise<string[]> {
  const settings = { ...given, dataDir: prepareDataFolder(given.dataDir) };
  const connection = await reachDatabase(settings, steps, onLost);
  const database = await openDatabase({
    connection,
    ...(settings.databaseReadUrl !== undefined && {
      readConnection: { connectionString: settings.databaseReadUrl },
    }),
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  steps.add('database connections', 5_000, database.close);
  const applied = await migrate(connection);
  if (applied.length > 0) log.info({ applied }, 'the database was migrated');

  const adminFile = join(settings.dataDir, 'admin-password');
  const masterKeys =
    settings.masterKeys ?? parseMasterKeys(keepSecret(join(settings.dataDir, 'master-key'), makeMasterKey));
  const isFirstStart = await makeFirstStaff(
    database,
    () => settings.adminPassword ?? keepSecret(adminFile, makePassword),
  );

  const sandbox = settings.appleAds === 'sandbox' ? await keepSandbox({ ...settings, log }) : undefined;
  if (sandbox) steps.add('local Apple Ads', 5_000, sandbox.stop);

  const appleOrigin = sandbox?.origin;
  const deps = createDeps({ settings, database, log, clock: systemClock, masterKeys, appleOrigin });
  const app = await buildApp(deps, {
    ...(showsWeb && existsSync(join(webFolder, 'index.html')) && { webFolder }),
  });
  steps.add('app', 20_000, () => app.stop());
  const address = await app.start().catch((error: unknown) => {
    throw refusalOfPort(error, settings);
  });
  await wantPlatform(deps);
  await wantDemo(deps);
  await askForRates(deps);
  return [
    `Tapwright is at ${settings.port === 0 ? address : settings.publicUrl.origin}`,
    ...(settings.demo ? [await describeDemo(deps)] : []),
    describeSignIn(settings, adminFile, isFirstStart),
    ...(sandbox ? [describeSandbox(sandbox.origin())] : []),
  ];
}

const describeSandbox = (origin: string): string =>
  `Apple Ads is a sandbox here, with invented apps and invented money; its page is at ${origin}/sandbox`;

function describeSignIn({ adminPassword }: Settings, adminFile: string, isFirstStart: boolean): string {
  if (isFirstStart && adminPassword !== undefined) return 'Sign in as "admin" with ADMIN_PASSWORD.';
  if (isFirstStart) return `Sign in as "admin"; its password is in ${adminFile}`;
  return existsSync(adminFile)
    ? `Sign in as "admin"; unless it was changed since, its password is in ${adminFile}`
    : 'Sign in as "admin" with the password it was given when it was made.';
}

async function reachDatabase(settings: Settings, steps: StopSteps, onLost: ServerOptions['onLost']) {
  if (settings.databaseUrl !== undefined) return { connectionString: settings.databaseUrl };
  const password = keepSecret(join(settings.dataDir, 'database-password'), makePassword);
  const server = await startEmbeddedPostgres({ dataDir: settings.dataDir, password, onLost });
  steps.add('embedded PostgreSQL', 20_000, server.stop);
  return server.connection;
}

function refusalOfPort(error: unknown, { port, host }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} of ${host} is taken. Stop what listens there, or choose another PORT.`,
    );
  }
  if (code === 'EACCES') {
    return new StartRefusal(`This user may not listen on port ${port}. Choose a PORT of 1024 or above.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefusal(`${host} is no address of this machine. Correct HOST.`);
  }
  return error;
}
