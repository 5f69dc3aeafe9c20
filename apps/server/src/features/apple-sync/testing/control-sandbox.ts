import { generateKeyPairSync } from 'node:crypto';
import * as z from 'zod/mini';
import type { SandboxUser } from '../../../testing/open-sandbox.ts';

const smallOrganisation = 40_009_001;
const madeUser = z.object({
  clientId: z.string(),
  teamId: z.string(),
  keyId: z.string(),
  adAccountIds: z.array(z.int()),
});

/** The switches of a sandbox that listens somewhere. */
export function controlSandbox(origin: string) {
  const control = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    origin,
    control,
    /** An API user of another organisation; the small one of the demo has 12 campaigns and is billed in RMB. */
    addUser: async (orgId = smallOrganisation): Promise<SandboxUser> => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
      const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' });
      const made = z.parse(madeUser, await control('POST', '/api-users', { publicKeyPem, orgId }));
      return { ...made, privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }) };
    },
  };
}

export type SandboxControl = ReturnType<typeof controlSandbox>;
