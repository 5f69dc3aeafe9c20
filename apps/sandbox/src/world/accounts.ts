import type { AdAccount, Org, PaymentModel } from './entities.ts';
import type { Row, Stamp } from './table.ts';
import type { World } from './world.ts';

export type NewAccount = {
  orgName: string;
  accountName: string;
  currency: string;
  timezone: string;
  providerId: string;
  developer: string;
  paymentModel?: PaymentModel;
};

/** An organisation that pays as it goes if not said otherwise, with one ad account for App Store ads. */
export function openAccount(
  world: World,
  account: NewAccount,
  by: Stamp,
): { org: Row<Org>; adAccount: Row<AdAccount> } {
  const { orgName, accountName, currency, timezone, providerId, developer, paymentModel = 'PAYG' } = account;
  const org = world.orgs.insert({ name: orgName, currency, timezone, paymentModel, problems: [] }, by);
  const adAccount = world.adAccounts.insert(
    {
      orgId: org.id,
      name: accountName,
      productFeature: 'APPSTORE_APP_MANUAL',
      delegations: [{ resourceId: providerId, resourceType: 'CONTENT_PROVIDER', resourceName: developer }],
      problems: [],
    },
    by,
  );
  return { org, adAccount };
}
