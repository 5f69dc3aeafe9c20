import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const execute = promisify(execFile);
const handOver = new URL('./hand-over.mjs', import.meta.url).href;
const ensureInstall = new URL('./ensure-install.mjs', import.meta.url).href;

let project: string;

/** A project with one dependency that needs no network. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'tapwright-install-'));
  const source = join(project, 'source');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'left', version: '1.0.0' }));
  await execute('npm', ['pack', source, '--pack-destination', project], { cwd: project });
  const dependencies = { left: 'file:left-1.0.0.tgz' };
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'project', version: '1.0.0', dependencies }),
  );
  await execute('npm', ['install', '--package-lock-only', '--offline'], { cwd: project });
});

beforeEach(() => ensureInstalled());
afterAll(() => rmSync(project, { recursive: true }));

async function ensureInstalled(
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string; err: string }> {
  const script = `import { ensureInstalled } from '${ensureInstall}'; import { runEntry } from '${handOver}';
    await runEntry(() => ensureInstalled(${JSON.stringify(project)}));`;
  const args = ['--input-type=module', '--eval', script];
  try {
    const { stdout, stderr } = await execute(process.execPath, args, { env: { ...process.env, ...env } });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), out: String(error.stdout), err: String(error.stderr) };
  }
}

const readLeft = (): unknown =>
  JSON.parse(readFileSync(join(project, 'node_modules/left/package.json'), 'utf8'));
const left = { name: 'left', version: '1.0.0' };

test('a complete install is left alone, without asking npm', async () => {
  expect(await ensureInstalled({ PATH: '/nowhere', npm_execpath: '' })).toEqual({
    code: 0,
    out: '',
    err: '',
  });
});

test('an install that was cut off is done again', async () => {
  rmSync(join(project, 'node_modules/.package-lock.json'));
  const { code, out } = await ensureInstalled();
  expect(code).toBe(0);
  expect(out).toContain('an earlier install did not finish');
});

test('a package that is gone is installed again', async () => {
  rmSync(join(project, 'node_modules/left'), { recursive: true });
  expect((await ensureInstalled()).out).toContain('left is missing');
  expect(readLeft()).toEqual(left);
});

test('a package of another version than the lockfile names is installed again', async () => {
  const installed = join(project, 'node_modules/.package-lock.json');
  writeFileSync(
    installed,
    readFileSync(installed, 'utf8').replace(
      '"version": "1.0.0",\n      "resolved"',
      '"version": "0.9.0",\n      "resolved"',
    ),
  );
  expect((await ensureInstalled()).out).toContain('left has changed');
});

test('an npm that fails ends in one line that says why and what to do', async () => {
  rmSync(join(project, 'node_modules'), { recursive: true });
  const file = join(project, 'package.json');
  const manifest = readFileSync(file, 'utf8');
  writeFileSync(file, manifest.replace('"left"', '"right":"file:right-1.0.0.tgz","left"'));
  const { code, err } = await ensureInstalled();
  writeFileSync(file, manifest);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^The install failed: .*right-1\.0\.0\.tgz.* run the same command again\.$/m);
});

test('a machine without npm is told so', async () => {
  rmSync(join(project, 'node_modules'), { recursive: true });
  const { code, err } = await ensureInstalled({ PATH: '/nowhere', npm_execpath: '' });
  expect(code).toBe(1);
  expect(err).toContain('npm could not be run (ENOENT)');
});
