import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepSecret, makePassword, prepareDataFolder } from './data-folder.ts';
import { dropReportMonths, readDropping } from './drop-report-months.ts';
import { readSettings, type Settings } from './env.ts';
import { resetFirstSecondFactor } from './features/accounts/index.ts';
import { checkLedger } from './features/ledger/index.ts';
import { checkRollUps, rebuildRollUps } from './features/measures/index.ts';
import { backUpDatabase } from './platform/db/backup/back-up-database.ts';
import { restoreDatabase } from './platform/db/backup/restore-database.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { findStartComplaint, StartRefusal } from './platform/start-refusal.ts';

/*
 * `node data-command.ts backup <new folder>`, `restore <folder>`, `reset-second-factor`, `check-reports`,
 * `rebuild-reports`, `check-ledger` or `drop-report-months --before <month>`, on the database that the settings name.
 */

const commandsOfFolders: Record<string, (settings: Settings, folder: string) => Promise<string>> = {
  backup: async (settings, folder) => {
    const { tables } = await withDatabase(settings, (connection) => backUpDatabase(connection, folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows of ${tables.length} tables are in ${folder}. Keep ${describeRest(settings)} with them.`;
  },
  restore: async (settings, folder) => {
    const { madeAt, tables } = await withDatabase(settings, (connection) =>
      restoreDatabase(connection, folder),
    );
    return `${tables.length} tables are back as of ${madeAt}. Put ${describeRest(settings)} of that time back too before you start.`;
  },
};

const commands: Record<string, (settings: Settings, words: readonly string[]) => Promise<string>> = {
  'reset-second-factor': async (settings) =>
    (await withOpenDatabase(settings, resetFirstSecondFactor))
      ? 'The account admin sets up a new authenticator app when it next opens the staff page.'
      : 'The account admin has no second factor. Nothing was changed.',
  'check-reports': async (settings) => {
    const wrong = await withOpenDatabase(settings, checkRollUps);
    if (wrong.length === 0) return 'Every month is the sum of its days.';
    process.exitCode = 1;
    const lines = wrong.map(
      ({ teamId, level, count, months }) =>
        `Team ${teamId}, ${level}: ${count} sums are not those of their days, in ${months.join(', ')}.`,
    );
    return [...lines, 'npm run rebuild-reports adds them up again.'].join('\n');
  },
  'check-ledger': async (settings) => {
    const { transactions, faults } = await withOpenDatabase(settings, checkLedger);
    if (faults.length === 0) return `The ledger adds up: ${transactions} transactions.`;
    process.exitCode = 1;
    return faults
      .map(
        ({ teamId, currency, number, fault }) =>
          `Team ${teamId}, ${currency}, transaction ${number}: ${fault}.`,
      )
      .join('\n');
  },
  'rebuild-reports': async (settings) => {
    await withOpenDatabase(settings, rebuildRollUps);
    return 'All months were added up again from their days.';
  },
  'drop-report-months': async (settings, words) => {
    const dropping = readDropping(words, new Date());
    return withOpenDatabase(settings, (database) => dropReportMonths(database, dropping));
  },
};

try {
  const [name = '', ...words] = process.argv.slice(2);
  const [folder] = words;
  const answer =
    folder === undefined || folder.startsWith('-')
      ? commands[name]?.(readSettings(), words)
      : commandsOfFolders[name]?.(readSettings(), resolve(folder));
  if (answer === undefined) {
    throw new StartRefusal(
      'Say what to do and where: npm run backup -- <new folder>, or npm run restore -- <folder>.',
    );
  }
  process.stdout.write(`${await answer}\n`);
} catch (error) {
  const complaint = findStartComplaint(error);
  if (complaint === undefined) throw error;
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
}

async function withOpenDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, async (connection) => {
    const database = await openDatabase({ connection });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
}

async function withDatabase<Result>(
  settings: Settings,
  work: (connection: Database['connection']) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl !== undefined) return workOn({ connectionString: settings.databaseUrl }, work);
  const dataDir = prepareDataFolder(settings.dataDir);
  const password = keepSecret(join(dataDir, 'database-password'), makePassword);
  const running = findRunningPostgres(dataDir, password);
  if (running !== undefined) return workOn(running, work);
  const onLost = (error: unknown) => {
    throw error;
  };
  const server = await startEmbeddedPostgres({ dataDir, password, onLost });
  try {
    return await workOn(server.connection, work);
  } finally {
    await server.stop();
  }
}

/** Opened first for what it refuses in plain words: a wrong address, an old server, a replica. */
async function workOn<Result>(
  connection: Database['connection'],
  work: (connection: Database['connection']) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ connection });
  await database.close();
  return work(connection);
}

function describeRest({ databaseUrl, dataDir, filesUrl }: Settings): string {
  const files = filesUrl.protocol === 'file:' ? ` and ${filesUrl.pathname}` : '';
  const keyFile = join(dataDir, 'master-key');
  return `${databaseUrl === undefined && existsSync(keyFile) ? keyFile : 'MASTER_KEY'}${files}`;
}
