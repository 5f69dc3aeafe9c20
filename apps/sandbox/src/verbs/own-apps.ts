import type { App } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { AccountContext } from './account-context.ts';

function providersOf(world: World, adAccountId: number): ReadonlySet<string> {
  const { delegations } = latest(world.adAccounts.get(adAccountId));
  return new Set(
    delegations.flatMap(({ resourceType, resourceId }) =>
      resourceType === 'CONTENT_PROVIDER' ? [resourceId] : [],
    ),
  );
}

/** Apps of the content providers that the ad account may advertise for. */
export function listOwnApps({ world, account }: Pick<AccountContext, 'world' | 'account'>): Row<App>[] {
  const providers = providersOf(world, account.id);
  return [...world.apps.rows()].filter((row) => {
    const { providerId } = latest(row);
    return providerId !== null && providers.has(providerId);
  });
}

export function findOwnApp(
  context: Pick<AccountContext, 'world' | 'account'>,
  adamId: number,
): Row<App> | undefined {
  const row = context.world.apps.find(adamId);
  const providerId = row && latest(row).providerId;
  return row && providerId && providersOf(context.world, context.account.id).has(providerId)
    ? row
    : undefined;
}
