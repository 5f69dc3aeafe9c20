import { readContext } from '@tapwright/apple-ads/wire/transport/context-header';
import type { Endpoint } from '@tapwright/apple-ads/wire/endpoint';
import type { ApiUser } from '../oauth/api-users.ts';
import { refuse } from '../verbs/refusal.ts';
import type { Account } from '../verbs/account-context.ts';
import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { mayUse } from '../oauth/may-use.ts';

export function getAccount(world: World, id: number): Account {
  const { orgId } = latest(world.adAccounts.get(id));
  const { currency, timezone, paymentModel } = latest(world.orgs.get(orgId));
  return { id, orgId, currency, timezone, paymentModel };
}

/** The ad account in whose context the call is made; refuses one the user has no role on. */
function readAccount(
  world: World,
  user: ApiUser,
  endpoint: Endpoint,
  header: string | undefined,
): Account | undefined {
  const sent = readContext(header);
  if (sent === undefined) {
    if (endpoint.context === 'required')
      refuse('MISSING_REQUIRED_FIELD', 'The header X-AP-Context must name an adAccountId.', 'X-AP-Context');
    return undefined;
  }
  const id = Number(sent);
  const row = world.adAccounts.find(id);
  if (!row || !mayUse(user, id, latest(row).orgId))
    return refuse('FORBIDDEN', `You have no access to the ad account ${sent}.`);
  return getAccount(world, id);
}

/** Context and role, in the order in which the service looks at them. */
export function admit(
  world: World,
  user: ApiUser,
  endpoint: Endpoint,
  contextHeader: string | undefined,
): Account | undefined {
  const account = endpoint.context === 'none' ? undefined : readAccount(world, user, endpoint, contextHeader);
  if (!endpoint.roles.includes(user.role))
    refuse('FORBIDDEN', `The role ${user.role} may not make this call.`);
  return account;
}
