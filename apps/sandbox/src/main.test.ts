import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AnyJson } from './testing/start-sandbox.ts';

const isDeep = inject('depth') === 'deep';
const main = new URL('main.ts', import.meta.url).pathname;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (...options: string[]) => startAs(['ignore', 'pipe', 'pipe'], ...options);

async function startAs(stdio: ['ignore', 'pipe', 'pipe', 'ipc'?], ...options: string[]) {
  const child = spawn(process.execPath, [main, '--port', '0', ...options], { stdio });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new TypeError('a child with pipes has both');
  const said = await Promise.race([once(stdout, 'data'), once(stderr, 'data')]);
  const line = said.join('');
  return {
    line,
    origin: /http:\/\/[\d.:]+/.exec(line)?.[0] ?? '',
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code;
    },
    ended: async () => (await once(child, 'exit'))[0],
  };
}

describe('a sandbox with a folder', () => {
  const seeded = ['--seed', '7', '--clock', '2026-11-20T00:00:00Z', '--speed', '0'];

  const credentials = () => JSON.parse(readFileSync(join(folder, 'user.json'), 'utf8'));

  async function readToken(origin: string): Promise<string> {
    const { clientId, teamId, keyId, privateKeyPem } = credentials();
    const { now }: AnyJson = await (await fetch(`${origin}/sandbox/clock`)).json();
    const iat = Math.floor(Date.parse(now) / 1000);
    const claims = { sub: clientId, iss: teamId, aud: 'https://appleid.apple.com', iat, exp: iat + 600 };
    const secret = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .sign(createPrivateKey(privateKeyPem));
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
      scope: 'searchadsorg',
    };
    const answer = await fetch(`${origin}/auth/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token: token }: AnyJson = await answer.json();
    return token;
  }

  const call = async (origin: string, token: string, method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-ap-context': `adAccountId=${credentials().adAccountIds[0]}`,
      'content-type': 'application/json',
    };
    const answer = await fetch(`${origin}/v1${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const parsed: AnyJson = await answer.json();
    return { status: answer.status, body: parsed };
  };

  it('goes on where it stopped: what was written, the time, the key and the token', async () => {
    const options = [...seeded, '--data', join(folder, 'data'), '--credentials', join(folder, 'user.json')];
    const first = await start(...options);
    expect(Object.keys(credentials())).toEqual(
      expect.arrayContaining(['clientId', 'teamId', 'keyId', 'privateKeyPem', 'orgId', 'adAccountIds']),
    );
    expect(statSync(join(folder, 'user.json')).mode & 0o077).toBe(0);
    const user = credentials();
    const token = await readToken(first.origin);
    const listed = await call(first.origin, token, 'POST', '/campaigns/query', {
      pagination: { pageSize: 1 },
    });
    const [{ id }] = listed.body.result;
    await call(first.origin, token, 'PUT', `/campaigns/${id}`, { name: 'Kept over night' });
    await fetch(`${first.origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"stepMs":60000}',
    });
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await start(...options);
    expect(credentials()).toEqual(user);
    const read = await call(second.origin, token, 'GET', `/campaigns/${id}`);
    expect([read.status, read.body.result.name]).toEqual([200, 'Kept over night']);
    const { now }: AnyJson = await (await fetch(`${second.origin}/sandbox/clock`)).json();
    expect(now).toBe('2026-11-20T00:01:00.000Z');
    await second.end('SIGTERM');
  }, 60_000);

  it.runIf(isDeep)(
    'has its folder to itself, until it was killed',
    async () => {
      const options = [...seeded, '--data', join(folder, 'shared')];
      const first = await start(...options);
      const second = await start(...options);
      expect(second.line).toMatch(/^Another sandbox, process \d+, works in [^\n]+\n$/);
      expect(await second.ended()).toBe(1);
      const copy = join(folder, 'copy');
      cpSync(join(folder, 'shared'), copy, { recursive: true });
      const beside = await start(...seeded, '--data', copy);
      expect(beside.origin).toMatch(/^http/);
      expect(await beside.end('SIGTERM')).toBe(0);
      await first.end('SIGKILL');
      const third = await start(...options);
      expect(third.origin).not.toBe('');
      await third.end('SIGTERM');
    },
    60_000,
  );

  it.runIf(isDeep)(
    'waits for the one before it where a program that was killed has started both',
    async () => {
      const options = [...seeded, '--data', join(folder, 'orphan')];
      const first = await start(...options);
      const second = startAs(['ignore', 'pipe', 'pipe', 'ipc'], ...options);
      await first.end('SIGKILL');
      expect((await second).origin).not.toBe('');
      await (await second).end('SIGTERM');
    },
    60_000,
  );
});

it('refuses what it does not know in one line, and starts nothing', async () => {
  const refused = await start('--colour', 'red');
  expect(refused.line).toMatch(/^Unknown option '--colour'[^\n]*\n$/);
  expect(await refused.ended()).toBe(1);
}, 30_000);
