import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseFolder } from './database-folder.ts';
import { disownStrangersPid, findPostmasterFile } from './postmaster-file.ts';
import { serverEnvironment } from './run-program.ts';

export type StartOptions = {
  binFolder: string;
  place: DatabaseFolder;
  socketFolder: string;
  port: number;
  /** `listen_addresses`; empty is the socket alone. */
  listenAddresses: string;
  /** Further settings of postgresql.conf. */
  settings?: Record<string, string>;
};

/** Small where it costs memory all the time, generous where it costs only while a report runs. */
const ourSettings = {
  shared_buffers: '128MB',
  work_mem: '32MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Without the row that a broken constraint met: its values are people's.
  log_error_verbosity: 'terse',
  log_line_prefix: '%m [%p] ',
  unix_socket_permissions: '0700',
};

const maxLogBytes = 5_000_000;
const readyLimitMs = 60_000;

/** Starts the server and waits until it takes connections, or gives back what it said when it ended instead. */
export async function startServer(options: StartOptions): Promise<{ failure: string | undefined }> {
  const { binFolder, place, socketFolder, port, listenAddresses, settings } = options;
  disownStrangersPid(place.cluster, socketFolder, port);
  const logFrom = rotateLog(place.logFile);
  const log = openSync(place.logFile, 'a', 0o600);
  const all = {
    ...ourSettings,
    port: String(port),
    listen_addresses: listenAddresses,
    unix_socket_directories: socketFolder,
    ...settings,
  };
  const child = spawn(
    join(binFolder, 'postgres'),
    ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own, so that Ctrl-C in a terminal ends us first and we end it last.
    { detached: true, cwd: '/', env: serverEnvironment, stdio: ['ignore', log, log], ...place.user },
  );
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('error', () => (ended = true)).once('exit', () => (ended = true));
  const deadline = Date.now() + readyLimitMs;
  while (!ended && Date.now() < deadline) {
    const found = findPostmasterFile(place.cluster);
    if (found?.isReady === true && found.pid === child.pid) return { failure: undefined };
    await wait(5);
  }
  return { failure: lastComplaintIn(place.logFile, logFrom) };
}

/** Keeps one older log. Gives back where new lines begin. */
function rotateLog(file: string): number {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes <= maxLogBytes) return bytes;
  renameSync(file, `${file}.1`);
  return 0;
}

function lastComplaintIn(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString().split('\n');
  const complaints = lines.filter((line) => /(FATAL|PANIC):|error while loading/.test(line));
  return complaints.at(-1)?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it did not answer in time';
}
