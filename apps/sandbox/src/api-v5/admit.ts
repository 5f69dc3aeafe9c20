import { readContext } from '@tapwright/apple-ads-v5/context-header';
import type { EndpointV5 } from '@tapwright/apple-ads-v5/endpoint';
import { getAccount } from '../api-v1/admit.ts';
import type { ApiUser } from '../oauth/api-users.ts';
import { mayUse } from '../oauth/may-use.ts';
import type { Account } from '../verbs/account-context.ts';
import { refuse } from '../verbs/refusal.ts';
import { adAccountIdOf } from './org-id.ts';
import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';

/** An organisation of the older API is an ad account of the newer. */
function readAccount(world: World, user: ApiUser, header: string | undefined): Account {
  const orgId = readContext(header);
  if (orgId === undefined)
    return refuse('INVALID_ARGUMENT', 'The header X-AP-Context must name an orgId.', 'X-AP-Context');
  const id = adAccountIdOf(Number(orgId));
  const row = world.adAccounts.find(id);
  if (!row || !mayUse(user, id, latest(row).orgId))
    return refuse('FORBIDDEN', `You have no access to the organisation ${orgId}.`);
  return getAccount(world, id);
}

/** Context and role. */
export function admit(
  world: World,
  user: ApiUser,
  { context, roles }: EndpointV5,
  header: string | undefined,
): Account | undefined {
  const account = context === 'required' ? readAccount(world, user, header) : undefined;
  if (!roles.includes(user.role)) refuse('FORBIDDEN', `The role ${user.role} may not make this call.`);
  return account;
}
