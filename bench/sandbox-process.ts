import { spawn } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const main = fileURLToPath(new URL('../apps/sandbox/src/main.ts', import.meta.url));

export type SandboxProcess = {
  origin: string;
  startMs: number;
  pid: number;
  /** What a signed-in call carries. */
  headers: Record<string, string>;
  /** With which a console signs in by itself. */
  credentials: { clientId: string; teamId: string; keyId: string; privateKeyPem: string };
  adAccountId: number;
  orgId: number;
  /** The same account in the older API. */
  v5OrgId: number;
  /** Another token, good for an hour from the given time of the sandbox's clock. */
  signIn(now: number): Promise<string>;
  stop(): Promise<void>;
};

const credentialsFile = z.object({
  clientId: z.string(),
  teamId: z.string(),
  keyId: z.string(),
  privateKeyPem: z.string(),
  orgId: z.int(),
  adAccountIds: z.tuple([z.int()], z.int()),
  v5OrgIds: z.tuple([z.int()], z.int()),
});

type Credentials = z.output<typeof credentialsFile>;

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function secretOf({ clientId, teamId, keyId, privateKeyPem }: Credentials, now: number): string {
  const iat = Math.floor(now / 1000);
  const claims = { sub: clientId, iss: teamId, aud: 'https://appleid.apple.com', iat, exp: iat + 86_400 };
  const signed = `${base64({ alg: 'ES256', kid: keyId })}.${base64(claims)}`;
  const key = { key: createPrivateKey(privateKeyPem), dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

async function readToken(origin: string, credentials: Credentials, now: number): Promise<string> {
  const form = {
    grant_type: 'client_credentials',
    client_id: credentials.clientId,
    client_secret: secretOf(credentials, now),
    scope: 'searchadsorg',
  };
  const response = await fetch(`${origin}/auth/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return z.parse(z.object({ access_token: z.string() }), await response.json()).access_token;
}

/** The most memory it has had so far. */
export const mostMegabytesOf = ({ pid }: { pid: number }): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What it has worked so far: the machine may have other things to do meanwhile. */
export function workMsOf({ pid }: { pid: number }): number {
  const [own = 0] = readTimesMs(pid);
  return own;
}

/** The same of a process with all its children, those that have ended included. */
export function workMsOfFamily({ pid }: { pid: number }): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid,
  );
  const [own = 0, ended = 0] = readTimesMs(pid);
  return own + ended + children.reduce((sum, child) => sum + workMsOf({ pid: Number(child) }), 0);
}

function readStat(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    // It has ended since it was listed.
    return [];
  }
}

const parentOf = (pid: number): number => Number(readStat(pid)[1]);

function readTimesMs(pid: number): number[] {
  const [user = 0, system = 0, usersEnded = 0, systemsEnded = 0] = readStat(pid).slice(11, 15).map(Number);
  return [(user + system) * 10, (usersEnded + systemsEnded) * 10];
}

/** The sandbox as `npm run sandbox` starts it, from the first instruction to the line that says where it is. */
export async function startSandboxProcess(
  world: 'demo' | 'agency' | 'large',
  clock: string,
  { speed = 0, days = 365 } = {},
): Promise<SandboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-sandbox-'));
  const file = join(folder, 'credentials.json');
  const startedAt = performance.now();
  const options = [
    '--port',
    '0',
    '--seed',
    '7',
    '--clock',
    clock,
    '--speed',
    String(speed),
    '--world',
    world,
    '--days',
    String(days),
  ];
  const more = ['--rate-limit', '1000000000', '--credentials', file];
  const child = spawn(process.execPath, [main, ...options, ...more], {
    // It ends when the channel breaks: whatever becomes of this process, it must not stay behind.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new TypeError('a child with a pipe has an output');
  const line: unknown[] = await once(child.stdout, 'data');
  const startMs = performance.now() - startedAt;
  const origin = /http:\/\/[\d.:]+/.exec(line.join(''))?.[0];
  if (origin === undefined || child.pid === undefined) throw new Error('The sandbox did not start.');
  const credentials = z.parse(credentialsFile, JSON.parse(readFileSync(file, 'utf8')));
  const token = await readToken(origin, credentials, Date.parse(clock));
  const { adAccountIds, v5OrgIds } = credentials;
  return {
    origin,
    startMs,
    credentials,
    pid: child.pid,
    headers: {
      Authorization: `Bearer ${token}`,
      'X-AP-Context': `adAccountId=${adAccountIds[0]}`,
    },
    adAccountId: adAccountIds[0],
    orgId: credentials.orgId,
    v5OrgId: v5OrgIds[0],
    signIn: async (now) => readToken(origin, credentials, now),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
