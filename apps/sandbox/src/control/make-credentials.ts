import type { ApiUser } from '../oauth/api-users.ts';
import { makeKeyPair } from '../oauth/make-key-pair.ts';
import type { Credentials, RunningSandbox } from '../sandbox-types.ts';
import type { Sandbox } from '../sandbox.ts';
import { viewApiUser } from './view-api-user.ts';

type WantedUser = NonNullable<Parameters<RunningSandbox['addUser']>[0]>;

const view = (sandbox: Sandbox, user: ApiUser): Credentials => ({
  ...viewApiUser(sandbox, user),
  privateKeyPem: makeKeyPair(user.clientId).privateKeyPem,
});

/** An API user of the first organisation, if nothing else is said, with the private key that follows from its id. */
export function addCredentials(
  sandbox: Sandbox,
  { orgId, role = 'API Account Manager', adAccountIds }: WantedUser = {},
): Credentials {
  const [firstOrg] = sandbox.world.orgs.rows();
  const ofOrg = orgId ?? firstOrg?.id;
  if (ofOrg === undefined) throw new RangeError('A world without an organisation has no API users.');
  const user = sandbox.users.add({ orgId: ofOrg, role, adAccountIds: adAccountIds ?? null });
  sandbox.changed();
  return view(sandbox, user);
}

/** The one that was made first, or else a new one: a sandbox that is started again has the same. */
export function getCredentials(sandbox: Sandbox): Credentials {
  const known = sandbox.users
    .list()
    .find(({ clientId, publicKeyPem }) => makeKeyPair(clientId).publicKeyPem === publicKeyPem);
  return known ? view(sandbox, known) : addCredentials(sandbox);
}
