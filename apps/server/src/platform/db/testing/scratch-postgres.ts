import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestPostgresBin } from '../../../env.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { isAlive } from '../embedded/process-life.ts';
import { stopServer } from '../embedded/stop-server.ts';
import { findFreePort } from './find-free-port.ts';

/** How to reach one cluster of a test run, in a form that can be handed to the workers. */
export type ScratchAddress = { host: string; port: number; password: string; isInMemory: boolean };
export type ScratchPostgres = { address: ScratchAddress; stop: () => Promise<void> };

const folder = tmpdir();
const isInMemory = folder.startsWith('/dev/shm');
const prefix = 'tapwright-tests-';

/** Nobody misses what is lost with it, so it never waits for the disk. */
const carelessSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Of hundreds of databases that live for seconds, none needs tidying.
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

/**
 * Tests connect thousands of times, and to prove a password is most of what each time costs them. Whoever comes in
 * without one is the owner of what tests made, and no superuser.
 */
const hba = (owner: string) =>
  [
    `local ${lockedDatabase} all scram-sha-256`,
    `host ${lockedDatabase} all 127.0.0.1/32 scram-sha-256`,
    `local all ${owner} trust`,
    `host all ${owner} 127.0.0.1/32 trust`,
    'local all all scram-sha-256',
    'host all all 127.0.0.1/32 scram-sha-256',
    '',
  ].join('\n');

/** The one database that asks everybody for a password. It need not be there. */
export const lockedDatabase = 'locked';

export async function startScratchPostgres(): Promise<ScratchPostgres> {
  await removeAbandoned();
  const dataDir = mkdtempSync(join(folder, `${prefix}${process.pid}-`));
  chmodSync(dataDir, 0o755);
  const binFolder = findTestPostgresBin();
  const tcpPort = binFolder === undefined ? undefined : await findFreePort();
  const password = 'scratch';
  const hbaFile = join(dataDir, 'hba.conf');
  writeFileSync(hbaFile, hba('tapwright'), { mode: 0o644 });
  const server = await startEmbeddedPostgres({
    dataDir,
    password,
    settings: { ...carelessSettings, hba_file: hbaFile },
    onLost: (error) => {
      throw error;
    },
    ...(binFolder !== undefined && { binFolder }),
    ...(tcpPort !== undefined && { tcpPort }),
  });
  const host = tcpPort === undefined ? server.socketFolder : '127.0.0.1';
  return {
    address: { host, port: tcpPort ?? 5432, password, isInMemory },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a test run that was killed left running. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (isAlive(pid)) continue;
    await stopServer(join(folder, name, 'database/cluster'));
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
