import { openAccount } from '../world/accounts.ts';
import { everybody, type Instant } from '../world/entities.ts';
import { plainAdGroup, plainCampaign } from '../world/generated-world.ts';
import { addOwnApp, strongAt } from '../world/own-apps.ts';
import type { Stamp } from '../world/table.ts';
import { World } from '../world/world.ts';

const since: Instant = Date.UTC(2026, 7, 1);
const by: Stamp = { at: since, userType: 'CUSTOMER', userId: 2_100_001, transactionId: 'made' };

export const visiblePage = '0b7e2c4a-1111-4c1e-9a55-5f6d7e8f9a0b';
export const hiddenPage = '0b7e2c4a-2222-4c1e-9a55-5f6d7e8f9a0b';

/**
 * Org 40009000 with ad accounts 700100200 and 700100201, apps 1600000001 and 1600000002, campaign 51001 with ad
 * group 61001 and keywords 9100001 to 9100003; org 40009001 pays by line of credit, has account 700100202 and
 * campaign 51002.
 */
export function makeTestWorld(): World {
  const world = new World(7);
  const account = { currency: 'USD', timezone: 'America/Los_Angeles', developer: 'Lumen Apps' };
  const lumen = openAccount(
    world,
    { orgName: 'Lumen', accountName: 'Lumen US', providerId: '5501122', ...account },
    by,
  );
  world.adAccounts.insert(
    {
      orgId: lumen.org.id,
      name: 'Lumen EU',
      productFeature: 'APPSTORE_APP_MANUAL',
      delegations: [{ resourceId: '5501122', resourceType: 'CONTENT_PROVIDER', resourceName: 'Lumen Apps' }],
      problems: [],
    },
    by,
  );
  const other = openAccount(
    world,
    { orgName: 'Harbor', accountName: 'Harbor', providerId: '5501133', ...account, currency: 'EUR' },
    by,
  );
  world.orgs.change(other.org.id, { paymentModel: 'LOC' }, { ...by, transactionId: 'made2' });
  const ownApp = { subtitle: 'Stay with it', concepts: strongAt(0), brandPopularity: 40 };
  const focusly = addOwnApp(
    world,
    'Lumen Apps',
    '5501122',
    { name: 'Focusly', category: 'productivity', ...ownApp },
    by,
  );
  addOwnApp(world, 'Lumen Apps', '5501122', { name: 'Sleeply', category: 'healthFitness', ...ownApp }, by);
  const harbor = addOwnApp(
    world,
    'Harbor Soft',
    '5501133',
    { name: 'Harbor', category: 'travel', ...ownApp },
    by,
  );
  const page = { adamId: focusly.id, deepLink: null, concepts: strongAt(0) };
  world.productPages.insert({ ...page, uuid: visiblePage, name: 'Winter', state: 'VISIBLE' }, by);
  world.productPages.insert({ ...page, uuid: hiddenPage, name: 'Old', state: 'HIDDEN' }, by);
  const campaign = world.campaigns.insert(
    plainCampaign({
      adAccountId: lumen.adAccount.id,
      adamId: focusly.id,
      name: 'Focusly US Brand',
      countries: ['US'],
      dailyBudget: 8000,
    }),
    by,
  );
  world.campaigns.insert(
    plainCampaign({
      adAccountId: other.adAccount.id,
      adamId: harbor.id,
      name: 'Harbor DE',
      countries: ['DE'],
      dailyBudget: 5000,
    }),
    by,
  );
  const adGroup = world.adGroups.insert(
    {
      ...plainAdGroup({ campaignId: campaign.id, name: 'Brand exact', bid: 120 }),
      searchMatch: true,
      targeting: everybody,
    },
    by,
  );
  const known = world.terms.list('US', 'productivity').slice(0, 2);
  for (const text of ['focusly', ...known.map((term) => term.text)])
    world.keywords.insert(
      {
        campaignId: campaign.id,
        adGroupId: adGroup.id,
        text,
        matchType: 'EXACT',
        bid: 150,
        status: 'ENABLED',
        deleted: false,
      },
      by,
    );
  return world;
}
