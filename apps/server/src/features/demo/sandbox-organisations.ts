import * as z from 'zod/mini';

const world = z.object({
  organisations: z.array(
    z.object({ id: z.int(), paymentModel: z.string(), adAccounts: z.array(z.object({ id: z.int() })) }),
  ),
});
export type Organisation = z.infer<typeof world>['organisations'][number];

const apiUser = z.object({ clientId: z.string(), teamId: z.string(), keyId: z.string() });

/** What somebody finds on the sandbox's page when they look at it: those that pay as they go. */
export async function listOrganisations(origin: string, signal: AbortSignal): Promise<Organisation[]> {
  const response = await fetch(`${origin}/sandbox/world`, { signal });
  const { organisations } = z.parse(world, await response.json());
  return organisations.filter(({ paymentModel }) => paymentModel === 'PAYG');
}

/** What they do there: paste the public key for an API user that may read and write, and take three ids back. */
export async function pastePublicKey(
  origin: string,
  { id: orgId, adAccounts }: Organisation,
  { publicKeyPem, signal }: { publicKeyPem: string; signal: AbortSignal },
): Promise<z.infer<typeof apiUser>> {
  const role = 'Limited Access: API Read & Write';
  const wanted = { publicKeyPem, orgId, role, adAccountIds: adAccounts.map(({ id }) => id) };
  const response = await fetch(`${origin}/sandbox/api-users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
    signal,
  });
  return z.parse(apiUser, await response.json());
}
