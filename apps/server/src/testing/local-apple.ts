import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { openSandbox } from './open-sandbox.ts';

const apiUser = z.object({
  clientId: z.string(),
  teamId: z.string(),
  keyId: z.string(),
  orgId: z.int(),
  adAccountIds: z.array(z.int()),
});
type ApiUser = z.infer<typeof apiUser>;

/** A sandbox until the test is over, and its switches. */
export async function startLocalApple() {
  const { origin, stop } = await openSandbox();
  onTestFinished(stop);
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
