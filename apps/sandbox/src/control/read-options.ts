import { parseArgs } from 'node:util';
import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import { fastestSpeed, type ClockSetting } from './clock.ts';
import { worldKinds, type WorldChoice, type WorldKind } from './make-world.ts';

export type SandboxOptions = WorldChoice & {
  host: string;
  port: number;
  seed: number;
  clock: ClockSetting;
  /** Requests a minute, for each API user and ad account. */
  rateLimit: number;
  data: string | undefined;
  credentials: string | undefined;
};

const known = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8787' },
  seed: { type: 'string', default: '1' },
  clock: { type: 'string' },
  speed: { type: 'string', default: '1' },
  world: { type: 'string', default: 'demo' },
  days: { type: 'string', default: '365' },
  'rate-limit': { type: 'string', default: '100' },
  data: { type: 'string' },
  credentials: { type: 'string' },
} as const;

function readNumber(name: string, text: string, least: number, most: number, whole = true): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= least && number <= most) || (whole && !Number.isInteger(number)))
    throw new RangeError(
      `--${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not "${text}".`,
    );
  return number;
}

function readClock(text: string | undefined): number | null {
  if (text === undefined) return null;
  try {
    return readWireTime(text).getTime();
  } catch {
    throw new RangeError(`--clock must be a time such as 2026-11-20T00:00:00Z, not "${text}".`);
  }
}

function readWorld(text: string): WorldKind {
  const kind = worldKinds.find((one) => one === text);
  if (!kind) throw new RangeError(`--world must be one of ${worldKinds.join(', ')}, not "${text}".`);
  return kind;
}

/** Reads the command line; what is wrong in it is said in one line. */
export function readOptions(args: string[]): SandboxOptions {
  const { values } = parseArgs({ args, options: known, allowPositionals: false });
  return {
    host: values.host,
    port: readNumber('port', values.port, 0, 65_535),
    seed: readNumber('seed', values.seed, -2_147_483_648, 2_147_483_647),
    clock: { at: readClock(values.clock), speed: readNumber('speed', values.speed, 0, fastestSpeed, false) },
    world: readWorld(values.world),
    days: readNumber('days', values.days, 1, 730),
    rateLimit: readNumber('rate-limit', values['rate-limit'], 1, 1_000_000_000),
    data: values.data,
    credentials: values.credentials,
  };
}
