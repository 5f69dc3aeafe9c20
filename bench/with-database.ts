import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@tapwright/server/platform/db/embedded/embedded-postgres';
import { migrate } from '@tapwright/server/platform/db/migrate';
import { installJobQueue } from '@tapwright/server/platform/jobs/job-store';

/** The embedded database with the settings it really runs with, new and empty; `work` gets its address. */
export async function withDatabase<Result>(
  work: (url: string, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'tapwright-bench-')));
  const onLost = (error: unknown) => {
    throw error;
  };
  const server = await startEmbeddedPostgres({ dataDir, password: 'bench', onLost });
  try {
    await migrate(server.connection);
    await installJobQueue(server.connection);
    const { user, password, database, host = '' } = server.connection;
    const url = `postgres://${user}:${String(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
    return await work(url, dataDir);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
