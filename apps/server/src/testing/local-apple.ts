import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { startSandbox } from '../platform/sandbox/start-sandbox.ts';

const apiUser = z.object({
  clientId: z.string(),
  teamId: z.string(),
  keyId: z.string(),
  orgId: z.int(),
  adAccountIds: z.array(z.int()),
});
type ApiUser = z.infer<typeof apiUser>;

/** A sandbox in a process of its own until the test is over, and its switches. */
export async function startLocalApple() {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-apple-'));
  const { child, origin } = await startSandbox(folder, 0);
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const control = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    origin,
    control,
    /** What a person does in Apple's settings: bring a public key, take three ids back. */
    addApiUser: async (publicKeyPem: string, wanted: object = {}): Promise<ApiUser> =>
      z.parse(apiUser, await control('POST', '/api-users', { publicKeyPem, ...wanted })),
  };
}
