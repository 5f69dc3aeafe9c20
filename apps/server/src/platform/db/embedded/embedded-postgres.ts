import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartRefusal } from '../../start-refusal.ts';
import { createCluster } from './create-cluster.ts';
import {
  type DatabaseFolder,
  makeSystemFolder,
  placeDatabaseFolder,
  systemFolder,
} from './database-folder.ts';
import { findBinaries } from './find-binaries.ts';
import { keepServer } from './keep-server.ts';
import { placeBinaries } from './place-binaries.ts';
import { findPostmasterFile } from './postmaster-file.ts';
import { isServerOf } from './process-life.ts';
import { complaintOf, runProgram } from './run-program.ts';
import { placeSocketFolder } from './socket-folder.ts';

export type EmbeddedPostgres = {
  /** As the owner of the application's database, who is no superuser, just as with DATABASE_URL. */
  connection: pg.ClientConfig;
  socketFolder: string;
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** Absolute, without links, and writable. */
  dataDir: string;
  password: string;
  /** The server went away and could not be brought back. */
  onLost: (error: unknown) => void;
  /** A folder with `initdb` and `postgres`, instead of the one from npm. */
  binFolder?: string;
  /** Listen on this port of 127.0.0.1 besides the socket. */
  tcpPort?: number;
  /** Further settings of postgresql.conf. */
  settings?: Record<string, string>;
};

const applicationRole = 'tapwright';

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, password, tcpPort, settings = {} } = options;
  const place = placeDatabaseFolder(dataDir);
  const binFolder = options.binFolder ?? (await placeNpmBinaries(place, dataDir));
  await ensureCluster(binFolder, place, password);
  const port = tcpPort ?? 5432;
  const listenAddresses = tcpPort === undefined ? '' : '127.0.0.1';
  const socketFolder = placeSocketFolder(place, port);
  const server = await keepServer(
    { binFolder, place, password, port, socketFolder, listenAddresses, settings },
    options.onLost,
  );
  await ensureApplicationDatabase(server.owner, password);
  const at = server.socketFolder;
  return {
    connection: connectionAt({ socketFolder: at, port }, password),
    socketFolder: at,
    stop: server.stop,
  };
}

/** The server that another process of this data folder keeps running. */
export function findRunningPostgres(dataDir: string, password: string): pg.ClientConfig | undefined {
  const { cluster } = placeDatabaseFolder(dataDir);
  const found = findPostmasterFile(cluster);
  if (found?.isReady !== true || !isServerOf(cluster, found.pid)) return undefined;
  return connectionAt(found, password);
}

function connectionAt(server: { socketFolder: string; port: number }, password: string): pg.ClientConfig {
  const { socketFolder: host, port } = server;
  return { host, port, password, user: applicationRole, database: applicationRole, ssl: false };
}

async function placeNpmBinaries(place: DatabaseFolder, dataDir: string): Promise<string> {
  if (place.user !== undefined) makeSystemFolder();
  return placeBinaries(findBinaries(), place.user, place.user === undefined ? dataDir : systemFolder);
}

async function ensureCluster(binFolder: string, place: DatabaseFolder, password: string): Promise<void> {
  const major = await readMajor(binFolder, place);
  const versionFile = join(place.cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) return createCluster(binFolder, major, place, password);
  const clusterMajor = Number(readFileSync(versionFile, 'utf8'));
  if (clusterMajor === major) return;
  throw new StartRefusal(
    `The database in ${place.folder} was written by PostgreSQL ${clusterMajor}, and this Tapwright brings ${major}. Start the Tapwright it was written with. Nothing was changed.`,
  );
}

async function readMajor(binFolder: string, place: DatabaseFolder): Promise<number> {
  const program = join(binFolder, 'postgres');
  const printed = await runProgram(program, ['--version'], place.user).catch((error: unknown) => {
    throw new StartRefusal(
      `PostgreSQL does not run on this machine (${complaintOf(error)}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  });
  return Number(/\d+/.exec(printed)?.[0]);
}

async function ensureApplicationDatabase(owner: pg.Client, password: string): Promise<void> {
  const { rows } = await owner.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as "hasRole",
            exists (select from pg_database where datname = $1) as "hasDatabase"`,
    [applicationRole],
  );
  const { hasRole, hasDatabase } = rows[0] ?? {};
  if (hasRole !== true) {
    await owner.query(`create role ${applicationRole} login password ${pg.escapeLiteral(password)}`);
  }
  if (hasDatabase !== true) await owner.query(`create database ${applicationRole} owner ${applicationRole}`);
}
