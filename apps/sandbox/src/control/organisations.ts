import * as z from 'zod/mini';
import { isZone } from '../fixtures/fixture-schema.ts';
import { openAccount } from '../world/accounts.ts';
import { categoryKeys } from '../world/categories.ts';
import { currencies } from '../world/currencies.ts';
import { addOwnApp, strongAt } from '../world/own-apps.ts';
import type { Stamp } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { makeUuid } from '../world/make-uuid.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^|\p{Cc}]*$/u));

export const newOrganisation = z.strictObject({
  name,
  currency: z._default(z.enum(currencies), 'USD'),
  timezone: z._default(z.string().check(z.refine(isZone)), 'America/Los_Angeles'),
  paymentModel: z._default(z.enum(['PAYG', 'LOC']), 'PAYG'),
  appName: z.optional(name),
  category: z._default(z.enum(categoryKeys), 'productivity'),
});

type NewOrganisation = z.output<typeof newOrganisation>;

/** An organisation with one ad account and one app, with a custom product page to promote. */
export function makeOrganisation(world: World, wanted: NewOrganisation, by: Stamp) {
  const { name: orgName, currency, timezone, paymentModel, category } = wanted;
  const providerId = String(5_600_001 + world.orgs.size);
  const { org, adAccount } = openAccount(
    world,
    {
      orgName,
      accountName: `${orgName} ads`,
      currency,
      timezone,
      paymentModel,
      providerId,
      developer: orgName,
    },
    by,
  );
  const appName = wanted.appName ?? `${orgName} app`;
  const own = {
    name: appName,
    subtitle: `By ${orgName}`,
    category,
    concepts: strongAt(0),
    brandPopularity: 30,
  };
  const app = addOwnApp(world, orgName, providerId, own, by);
  const uuid = makeUuid(world.seed, `page ${app.id}`);
  world.productPages.insert(
    { adamId: app.id, uuid, name: 'First page', state: 'VISIBLE', deepLink: null, concepts: own.concepts },
    by,
  );
  return { orgId: org.id, adAccountIds: [adAccount.id], adamIds: [String(app.id)], productPageIds: [uuid] };
}
