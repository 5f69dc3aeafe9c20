import type { AdAccount, Delegation } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { refuse, refuseValue } from './refusal.ts';
import type { OrgDesk } from './shared-budgets.ts';

/** What the organisation may delegate: every content provider that one of its ad accounts ever had. */
export function listDelegable(world: World, orgId: number): Delegation[] {
  const all = world.adAccounts
    .list(orgId)
    .flatMap(({ versions }) => versions.flatMap(({ state }) => state.delegations));
  return [...new Map(all.map((delegation) => [delegation.resourceId, delegation])).values()];
}

export type DelegationChoice = Pick<Delegation, 'resourceId' | 'resourceType'>;

function readDelegations({ world, orgId }: OrgDesk, chosen: readonly DelegationChoice[]): Delegation[] {
  const delegable = listDelegable(world, orgId);
  return chosen.map(
    ({ resourceId, resourceType }) =>
      delegable.find((one) => one.resourceId === resourceId && one.resourceType === resourceType) ??
      refuseValue('delegations', `The organisation cannot delegate the resource ${resourceId}.`),
  );
}

function checkName({ world, orgId }: OrgDesk, name: string, id: number | null): void {
  if (world.adAccounts.list(orgId).some((row) => row.id !== id && latest(row).name === name))
    refuse('DUPLICATE_NAME', 'Ad account name already exists under this organisation.', 'name');
}

export function createAdAccount(
  context: OrgDesk,
  account: Pick<AdAccount, 'name' | 'productFeature'>,
  delegations: readonly DelegationChoice[],
): Row<AdAccount> {
  const { world, orgId, by } = context;
  checkName(context, account.name, null);
  return world.adAccounts.insert(
    { ...account, orgId, delegations: readDelegations(context, delegations), problems: [] },
    by,
  );
}

export function changeAdAccount(
  context: OrgDesk,
  id: number,
  { name, delegations }: { name?: string; delegations?: readonly DelegationChoice[] },
): Row<AdAccount> {
  if (name !== undefined) checkName(context, name, id);
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(delegations === undefined ? {} : { delegations: readDelegations(context, delegations) }),
  };
  return context.world.adAccounts.change(id, change, context.by);
}
