import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { stopServer } from './platform/db/embedded/stop-server.ts';
import { spawnWatched, type WatchedProcess } from './platform/db/testing/watched-process.ts';

const isDeep = inject('depth') === 'deep';
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

let folder: string;
let processes: WatchedProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapwright-data-'));
  // Closed, the databases would lie in the system's folder and outlive the test.
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  processes = [];
  for (const name of ['here', 'there']) await stopServer(join(folder, name, 'database/cluster'));
  rmSync(folder, { recursive: true });
});

function run(dataDir: string, ...args: string[]): WatchedProcess {
  const env = { DATA_DIR: join(folder, dataDir), PORT: '0', PATH: '/usr/bin:/bin', DEMO: 'off' };
  const started = spawnWatched(args, { env });
  processes.push(started);
  return started;
}

test.runIf(isDeep)('a server at work is backed up and stands again elsewhere', async () => {
  const server = run('here', pathOf('main.ts'));
  await server.waitFor('Tapwright is at');
  const backup = run('here', pathOf('data-command.ts'), 'backup', join(folder, 'backup'));
  expect(await backup.ended).toBe(0);
  expect(backup.lines.join('\n')).toMatch(
    /^\d+ rows of \d+ tables are in .+\. Keep .+\/here\/master-key and .+\/here\/files with them\.$/,
  );

  const restore = run('there', pathOf('data-command.ts'), 'restore', join(folder, 'backup'));
  expect(await restore.ended).toBe(0);
  expect(existsSync(join(folder, 'there/database/cluster/postmaster.pid'))).toBe(false);
  cpSync(join(folder, 'here/master-key'), join(folder, 'there/master-key'));
  await run('there', pathOf('main.ts')).waitFor('Tapwright is at');
});

test.runIf(isDeep)(
  'the second factor of the first account is forgotten by whoever commands the machine',
  async () => {
    const server = run('here', pathOf('main.ts'));
    await server.waitFor('Tapwright is at');
    const reset = run('here', pathOf('data-command.ts'), 'reset-second-factor');
    expect(await reset.ended).toBe(0);
    expect(reset.lines).toEqual(['The account admin has no second factor. Nothing was changed.']);
  },
);

test('a folder that holds no backup, and words that mean nothing, end in one line', async () => {
  const restore = run('there', pathOf('data-command.ts'), 'restore', folder);
  expect(await restore.ended).toBe(1);
  expect(restore.errors).toEqual([expect.stringContaining('holds no complete backup')]);
  const other = run('there', pathOf('data-command.ts'), 'dump');
  expect(await other.ended).toBe(1);
  expect(other.errors).toEqual([expect.stringContaining('npm run backup -- <new folder>')]);
});

test.runIf(isDeep)(
  'months are dropped for good only when that is said, and a wrong month is answered in one line',
  async () => {
    await run('here', pathOf('main.ts')).waitFor('Tapwright is at');
    const drop = async (...words: string[]) => {
      const command = run('here', pathOf('data-command.ts'), 'drop-report-months', ...words);
      return [await command.ended, command.lines, command.errors];
    };
    expect(await drop('--before', '2024-01')).toEqual([
      0,
      ['No measures are older than 2024-01.', expect.stringContaining('Nothing was dropped.')],
      [],
    ]);
    expect(await drop('--before', '2024-01', '--yes')).toEqual([
      0,
      ['No measures are older than 2024-01.', expect.stringContaining('nothing from before 2024-01 is read')],
      [],
    ]);
    for (const words of [
      ['--before', '2024-13'],
      ['--before', '2999-01'],
      ['--after', '2024-01'],
      ['2024-01'],
    ])
      expect(await drop(...words)).toEqual([1, [], [expect.any(String)]]);
    expect(await drop()).toEqual([1, [], [expect.stringContaining('--before 2024-01')]]);
  },
);
