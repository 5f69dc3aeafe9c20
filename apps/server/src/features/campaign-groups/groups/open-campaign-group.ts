import type { AdAccount } from '@tapwright/apple-ads/wire/accounts/ad-account';
import {
  addCampaignGroups as call,
  type CampaignGroupView,
  type OpenedGroup,
} from '@tapwright/contracts/campaign-groups';
import type { Deps as AllDeps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { askAppleWith, type CertificateDeps, findPlatformRow } from '../../certificates/index.ts';
import { teamWrite, type TeamWrite } from '../../writes/index.ts';
import { isForMaps } from '../apple/is-for-maps.ts';
import { adAccountsAttached } from '../events.ts';
import { attachOne, recordAttached } from './add-campaign-groups.ts';
import { viewCampaignGroup } from './campaign-group-view.ts';
import { type CampaignGroupRow, isNameTaken, listUnusedAdAccounts } from './campaign-groups-store.ts';

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
  await getPlatform(context);
  if (scope.length > 0) throw new Refusal('notPermitted');
  return openPlatformGroup(context, { teamId, name }, (found) =>
    teamWrite(context, call, async (write) => {
      const row = await attachFound(write, { ...found, teamId, deliveryMode, name });
      return (await recordAttached(write, row)).done([viewCampaignGroup(row)]);
    }),
  );
}

async function getPlatform({ database }: Pick<AllDeps, 'database'>) {
  const platform = await findPlatformRow(database.write);
  if (platform?.state !== 'bound') throw new Refusal('modeMissing');
  return platform;
}

type Deps = CertificateDeps & Pick<AllDeps, 'database' | 'clock'>;

/** Finds an ad account and lets `attach` write what it is for; of two who find the same one, the later looks again. */
export async function openPlatformGroup<Result>(
  context: Deps,
  { teamId, name }: { teamId: number; name: string },
  attach: (found: FoundAccount) => Promise<Result>,
): Promise<Result> {
  const platform = await getPlatform(context);
  if (await isNameTaken(context.database.write, { teamId, name, except: 0 }))
    throw new Refusal('groupNameTaken', { fields: { name: 'errors:groupNameTaken' } });
  for (let left = attempts - 1; ; left -= 1)
    try {
      return await attach(await findOrMakeAdAccount(context, platform.certificateId, `${name} (${teamId})`));
    } catch (error) {
      // Another team was given the same one meanwhile.
      if (left === 0 || !(error instanceof Refusal) || error.codeName !== 'adAccountTaken') throw error;
    }
}

/** In the write of whoever opens it; its row in the log is theirs. */
export async function attachFound(
  { tx, clock, live, jobs }: Pick<TeamWrite, 'tx' | 'clock' | 'live' | 'jobs'>,
  {
    certificateId,
    account,
    roles,
    ...group
  }: FoundAccount & { teamId: number; deliveryMode: 'selfService' | 'managed'; name: string },
): Promise<CampaignGroupRow> {
  const row = await attachOne(
    { tx, clock },
    {
      ...group,
      certificateId,
      adAccountId: account.id,
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
  await live.publishTeam(tx, group.teamId, 'campaignGroups.changed');
  await jobs.enqueue(tx, adAccountsAttached, { teamId: group.teamId });
  return row;
}

export type FoundAccount = { certificateId: number; account: AdAccount; roles: readonly string[] };

async function findOrMakeAdAccount(
  context: Deps,
  certificateId: number,
  name: string,
): Promise<FoundAccount> {
  return askAppleWith(context, { teamId: 0, certificateId }, async (client, options) => {
    const { acls } = await client.organisation.getAcls(options);
    const rolesOf = new Map(acls.map(({ adAccount, roles }) => [adAccount.id, roles]));
    for (const id of await listUnusedAdAccounts(context.database.write, [...rolesOf.keys()])) {
      const account = await client.adAccount(id).getAdAccount(id, options);
      if (!isForMaps(account)) return { certificateId, account, roles: rolesOf.get(id) ?? [] };
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
    const found = reached.find(({ adAccount }) => adAccount.id === made.id)?.roles ?? [];
    return { certificateId, account, roles: found };
  });
}
