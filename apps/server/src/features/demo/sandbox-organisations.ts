import * as z from 'zod/mini';

const world = z.object({
  organisations: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      paymentModel: z.string(),
      adAccounts: z.array(z.object({ id: z.int() })),
    }),
  ),
});
export type Organisation = z.infer<typeof world>['organisations'][number];

const apiUser = z.object({ clientId: z.string(), teamId: z.string(), keyId: z.string() });

/** That of the platform, which no team connects. */
export const platformName = 'Tapwright (sandbox)';

export async function readWorld(origin: string, signal: AbortSignal): Promise<Organisation[]> {
  const response = await fetch(`${origin}/sandbox/world`, { signal });
  return z.parse(world, await response.json()).organisations;
}

/** What somebody finds on the sandbox's page when they look at it: those that pay as they go. */
export async function listOrganisations(origin: string, signal: AbortSignal): Promise<Organisation[]> {
  const organisations = await readWorld(origin, signal);
  return organisations.filter(({ paymentModel, name }) => paymentModel === 'PAYG' && name !== platformName);
}

export async function postSandbox(
  origin: string,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`${origin}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  return response.json();
}

/** What they do there: paste the public key for an API user that may read and write, and take three ids back. */
export async function pastePublicKey(
  origin: string,
  { id: orgId, adAccounts }: Organisation,
  { publicKeyPem, signal }: { publicKeyPem: string; signal: AbortSignal },
): Promise<z.infer<typeof apiUser>> {
  const role = 'Limited Access: API Read & Write';
  const wanted = { publicKeyPem, orgId, role, adAccountIds: adAccounts.map(({ id }) => id) };
  return z.parse(apiUser, await postSandbox(origin, '/api-users', wanted, signal));
}
