import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Binaries, findBinaries } from './find-binaries.ts';
import { placeBinaries } from './place-binaries.ts';
import { runProgram } from './run-program.ts';

const isRoot = process.getuid?.() === 0;
const stranger = { uid: 65_000, gid: 65_000 };

let folder: string;
let copies: string;
let asInstalled: Binaries;

/** What npm puts there when it runs no install scripts: no links. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapwright-binaries-'));
  copies = join(folder, 'copies');
  const found = findBinaries();
  asInstalled = { ...found, folder: join(folder, 'native') };
  cpSync(found.folder, asInstalled.folder, { recursive: true, verbatimSymlinks: true });
  for (const { from } of found.links) rmSync(join(asInstalled.folder, from), { force: true });
  mkdirSync(copies);
  chmodSync(folder, 0o755);
});

afterEach(() => {
  chmodSync(join(asInstalled.folder, 'lib'), 0o755);
  rmSync(folder, { recursive: true });
});

test('the links that npm does not make are made where it put the files', async () => {
  const binFolder = await placeBinaries(asInstalled, undefined, copies);
  expect(binFolder).toBe(join(asInstalled.folder, 'bin'));
  expect(await runProgram(join(binFolder, 'initdb'), ['--version'], undefined)).toContain('PostgreSQL');
});

test.runIf(isRoot)('in a folder closed to the server its files are copied to an open one, once', async () => {
  chmodSync(asInstalled.folder, 0o700);
  const places = await Promise.all([1, 2].map(() => placeBinaries(asInstalled, stranger, copies)));
  expect(new Set(places)).toEqual(new Set([join(copies, asInstalled.name, 'bin')]));
  const [binFolder = ''] = places;
  expect(await runProgram(join(binFolder, 'postgres'), ['--version'], stranger)).toContain('PostgreSQL');
  expect(await runProgram(join(binFolder, 'initdb'), ['--version'], stranger)).toContain('PostgreSQL');
  expect(existsSync(join(copies, asInstalled.name, 'lib/libpq.a'))).toBe(false);
});

test.skipIf(isRoot)(
  'in a folder that cannot be written, where the links would go, they are made in a copy',
  async () => {
    chmodSync(join(asInstalled.folder, 'lib'), 0o555);
    const binFolder = await placeBinaries(asInstalled, undefined, copies);
    expect(binFolder).toBe(join(copies, asInstalled.name, 'bin'));
    expect(await runProgram(join(binFolder, 'postgres'), ['--version'], undefined)).toContain('PostgreSQL');
  },
);
