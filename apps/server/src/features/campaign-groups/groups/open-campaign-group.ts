import type { AdAccount } from '@tapwright/apple-ads/wire/accounts/ad-account';
import {
  addCampaignGroups as call,
  type CampaignGroupView,
  type OpenedGroup,
} from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { askAppleWith, findPlatformRow } from '../../certificates/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { isForMaps } from '../apple/is-for-maps.ts';
import { adAccountsAttached } from '../events.ts';
import { attachOne, recordAttached } from './add-campaign-groups.ts';
import { viewCampaignGroup } from './campaign-group-view.ts';
import { isNameTaken, listUnusedAdAccounts } from './campaign-groups-store.ts';

const attempts = 3;

/**
 * An ad account of the platform's own organisation, one that no team ever had, or a new one. One that was made and never
 * attached, since the process ended between, is taken by the next who asks.
 */
export async function openCampaignGroup(
  context: TeamContext,
  { deliveryMode, name }: OpenedGroup,
): Promise<CampaignGroupView[]> {
  const { teamId, scope } = context.membership;
  const { write: db } = context.database;
  const platform = await findPlatformRow(db);
  if (platform?.state !== 'bound') throw new Refusal('modeMissing');
  if (scope.length > 0) throw new Refusal('notPermitted');
  if (await isNameTaken(db, { teamId, name, except: 0 }))
    throw new Refusal('groupNameTaken', { fields: { name: 'errors:groupNameTaken' } });
  for (let left = attempts - 1; ; left -= 1)
    try {
      return await assignAdAccount(context, platform.certificateId, { deliveryMode, name });
    } catch (error) {
      // Another team was given the same one meanwhile.
      if (left === 0 || !(error instanceof Refusal) || error.codeName !== 'adAccountTaken') throw error;
    }
}

async function assignAdAccount(
  context: TeamContext,
  certificateId: number,
  { deliveryMode, name }: Pick<OpenedGroup, 'deliveryMode' | 'name'>,
): Promise<CampaignGroupView[]> {
  const { teamId } = context.membership;
  const { account, roles } = await findOrMakeAdAccount(context, certificateId, `${name} (${teamId})`);
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const row = await attachOne(
      write,
      {
        teamId,
        certificateId,
        deliveryMode,
        adAccountId: account.id,
        name,
        appleName: account.name,
        appleOrgId: account.orgId ?? '0',
        currency: account.currency ?? 'USD',
        timeZone: account.timezone ?? 'UTC',
        paymentModel: account.paymentModel ?? null,
        appleRoles: [...roles],
        totalBudgetMinor: null,
        cpaGoalMinor: null,
      },
      '',
    );
    const logged = await recordAttached(write, row);
    await write.live.publishTeam(tx, teamId, 'campaignGroups.changed');
    await write.jobs.enqueue(tx, adAccountsAttached, { teamId });
    return logged.done([viewCampaignGroup(row)]);
  });
}

type Found = { account: AdAccount; roles: readonly string[] };

async function findOrMakeAdAccount(
  context: TeamContext,
  certificateId: number,
  name: string,
): Promise<Found> {
  return askAppleWith(context, { teamId: 0, certificateId }, async (client, options) => {
    const { acls } = await client.organisation.getAcls(options);
    const rolesOf = new Map(acls.map(({ adAccount, roles }) => [adAccount.id, roles]));
    for (const id of await listUnusedAdAccounts(context.database.write, [...rolesOf.keys()])) {
      const account = await client.adAccount(id).getAdAccount(id, options);
      if (!isForMaps(account)) return { account, roles: rolesOf.get(id) ?? [] };
    }
    const taken = new Set(acls.map(({ adAccount }) => adAccount.name));
    const free = taken.has(name) ? `${name} ${context.clock.now().toISOString()}` : name;
    const { rows } = await client.organisation.listAdvertiserResources(
      { resourceType: 'CONTENT_PROVIDER' },
      options,
    );
    const delegations = rows.map(({ resourceId }) => ({
      resourceId,
      resourceType: 'CONTENT_PROVIDER' as const,
    }));
    const wanted = { name: free, productFeatures: ['APPSTORE_APP_MANUAL' as const], delegations };
    // oxlint-disable-next-line tapwright/apple-writes-in-changes -- an ad account is no ad: it holds nothing and spends nothing.
    const made = await client.organisation.createAdAccount(wanted, options);
    const account = await client.adAccount(made.id).getAdAccount(made.id, options);
    const reached = (await client.organisation.getAcls(options)).acls;
    return { account, roles: reached.find(({ adAccount }) => adAccount.id === made.id)?.roles ?? [] };
  });
}
