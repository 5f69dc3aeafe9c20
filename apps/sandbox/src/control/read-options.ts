import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import { fixtures } from '../fixtures/fixture-schema.ts';
import { profiles } from '../profile.ts';
import type { Fixtures, SandboxOptions } from '../sandbox-types.ts';
import { fastestSpeed } from './clock.ts';
import { worldKinds } from './make-world.ts';

/** What a person types, besides what a program may say too. */
export type CommandLine = SandboxOptions & {
  credentials: string | undefined;
  verbose: boolean;
  help: boolean;
  version: boolean;
};

const known = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8787' },
  seed: { type: 'string', default: '1' },
  clock: { type: 'string' },
  speed: { type: 'string', default: '1' },
  world: { type: 'string', default: 'demo' },
  profile: { type: 'string', default: 'strict' },
  days: { type: 'string', default: '365' },
  'rate-limit': { type: 'string', default: '100' },
  data: { type: 'string' },
  credentials: { type: 'string' },
  fixtures: { type: 'string' },
  origin: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

function readNumber(name: string, text: string, least: number, most: number, whole = true): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= least && number <= most) || (whole && !Number.isInteger(number)))
    throw new RangeError(
      `--${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not "${text}".`,
    );
  return number;
}

function readClock(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  try {
    return readWireTime(text).getTime();
  } catch {
    throw new RangeError(`--clock must be a time such as 2026-11-20T00:00:00Z, not "${text}".`);
  }
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const chosen = choices.find((one) => one === text);
  if (!chosen) throw new RangeError(`--${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return chosen;
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new RangeError(`--origin must be an address such as https://ads.example:8787, not "${text}".`);
  return url.origin;
}

function readFile(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new RangeError(`--${option}: the file ${path} cannot be read.`);
  }
}

function readTls(cert: string | undefined, key: string | undefined): SandboxOptions['tls'] {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new RangeError('--tls-cert and --tls-key are given together or not at all.');
  return { cert: readFile('tls-cert', cert), key: readFile('tls-key', key) };
}

function readFixtures(path: string | undefined): Fixtures | undefined {
  if (path === undefined) return undefined;
  try {
    return z.parse(fixtures, JSON.parse(readFile('fixtures', path)));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : 'it is not JSON';
    throw new RangeError(`--fixtures: ${path}: ${why.replaceAll(/\s*\n\s*/g, ' ')}`);
  }
}

/** Reads the command line; what is wrong in it is said in one line. */
export function readOptions(args: string[]): CommandLine {
  const { values } = parseArgs({ args, options: known, allowPositionals: false });
  const { host, data, credentials, verbose, help, version } = values;
  return {
    host,
    data,
    credentials,
    verbose,
    help,
    version,
    port: readNumber('port', values.port, 0, 65_535),
    origin: readOrigin(values.origin),
    tls: readTls(values['tls-cert'], values['tls-key']),
    seed: readNumber('seed', values.seed, -2_147_483_648, 2_147_483_647),
    clock: readClock(values.clock),
    speed: readNumber('speed', values.speed, 0, fastestSpeed, false),
    world: readChoice('world', values.world, worldKinds),
    profile: readChoice('profile', values.profile, profiles),
    days: readNumber('days', values.days, 1, 730),
    fixtures: readFixtures(values.fixtures),
    rateLimit: readNumber('rate-limit', values['rate-limit'], 1, 1_000_000_000),
  };
}
