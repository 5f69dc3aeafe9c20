import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** What the person at the terminal can act on. Its message is printed alone, without a stack. */
export class Refusal extends Error {}

/** Installs what package-lock.json names and node_modules does not hold. Does nothing, in milliseconds, when all is there. */
export async function ensureInstalled(root = projectRoot) {
  const missing = findMissingPackage(root);
  if (missing === undefined) return;
  const count = Object.keys(readPackages(join(root, 'package-lock.json')) ?? {}).length;
  say(`Installing up to ${count} packages into node_modules (${missing}).`);
  await runNpmCi(root);
  const stillMissing = findMissingPackage(root);
  if (stillMissing !== undefined) {
    throw new Refusal(`The install ended, but ${stillMissing}. Run "npm ci" and look at what it says.`);
  }
}

/** Why the install is not what package-lock.json says, or undefined when it is. */
function findMissingPackage(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  if (locked === undefined) throw new Refusal(`package-lock.json is missing or broken in ${root}.`);
  // npm writes this file last, so an install that was cut off has none or an old one.
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) {
    return existsSync(join(root, 'node_modules')) ? 'an earlier install did not finish' : 'first start';
  }
  for (const [path, entry] of Object.entries(locked)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const found = installed[path];
    if (found === undefined) {
      if (isNeededHere(entry)) return `${nameOf(path)} is missing`;
      continue;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity)
      return `${nameOf(path)} has changed`;
    if (!existsSync(join(root, path, 'package.json'))) return `${nameOf(path)} is missing`;
  }
  return undefined;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  // An optional package without conditions belongs to another optional one, perhaps of another platform.
  if (os === undefined && cpu === undefined) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcOfThisMachine());
}

function allows(condition, value) {
  if (condition === undefined) return true;
  const names = [condition].flat();
  if (names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

let knownLibc;

function libcOfThisMachine() {
  if (process.platform !== 'linux') return undefined;
  // Without this the report looks up names of open connections, which can take seconds.
  process.report.excludeNetwork = true;
  return (knownLibc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
}

async function runNpmCi(root) {
  const { command, args, env } = npmInvocation(root);
  const startedAt = Date.now();
  const child = spawn(command, [...args, 'ci', '--include=dev', '--include=optional', '--no-progress'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint = (complaint + text).slice(-20_000);
  });
  const heartbeat = setInterval(() => say(`… still installing, ${secondsSince(startedAt)} s`), 10_000);
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(`npm could not be run (${error.code ?? error.message})`));
    child.once('close', (code, signal) => {
      resolve(code === 0 ? undefined : (reasonIn(complaint) ?? `npm ended with ${signal ?? code}`));
    });
  });
  clearInterval(heartbeat);
  if (failure === undefined) return say(`Installed in ${secondsSince(startedAt)} s.`);
  throw new Refusal(
    `The install failed: ${failure}. Nothing was started; mend that (network, disk space, rights in this folder) and run the same command again.`,
  );
}

/** Not through PATH where it can be helped: there, `node` may be the one in node_modules that is about to be replaced. */
function npmInvocation(root) {
  const { npm_execpath: cli, npm_node_execpath: node, PATH = '' } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const isNpm = cli !== undefined && cli.endsWith('npm-cli.js');
  return isNpm && node !== undefined && existsSync(node) && !node.startsWith(root)
    ? { command: node, args: [cli], env }
    : { command: 'npm', args: [], env };
}

function reasonIn(complaint) {
  const lines = complaint
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s?(network )?/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|path|dest|A complete log|Log files)/.test(line));
  return lines.find((line) => !line.startsWith('npm warn'))?.replace(/\.$/, '');
}

const secondsSince = (startedAt) => Math.round((Date.now() - startedAt) / 1000);

const say = (line) => console.log(line);
