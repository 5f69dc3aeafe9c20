import type { AdAccount } from '@tapwright/apple-ads/wire/accounts/ad-account';
import {
  addCampaignGroups as addCampaignGroupsCall,
  type AttachedGroups,
  type CampaignGroupView,
} from '@tapwright/contracts/campaign-groups';
import type { TeamContext } from '../../../platform/http/context.ts';
import { authoriseTeam } from '../../../platform/http/authorise.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { askApple } from '../../certificates/index.ts';
import { type LoggedRow, teamWrite, type TeamWrite } from '../../writes/index.ts';
import { isForMaps } from '../apple/is-for-maps.ts';
import { guardFact, viewCampaignGroup } from './campaign-group-view.ts';
import {
  attachCampaignGroup,
  type CampaignGroupRow,
  lockUsableCertificate,
  type NewCampaignGroup,
} from './campaign-groups-store.ts';
import { adAccountsAttached } from '../events.ts';
import { readGuards } from './read-guards.ts';

type Reachable = { account: AdAccount; roles: readonly string[] };

/** Attaches all of them or none. Whoever cannot reach an ad account at Apple learns nothing of whose it is here. */
export async function addCampaignGroups(
  context: TeamContext,
  { certificateId, adAccounts }: AttachedGroups,
): Promise<CampaignGroupView[]> {
  const { teamId } = context.membership;
  authoriseTeam(context, 'certificate.manage');
  const reachable = await reachAll(context, certificateId, adAccounts);
  const groups = adAccounts.map((wanted, place) => describe(wanted, reachable[place], place));
  return teamWrite(context, addCampaignGroupsCall, async (write) => {
    const { tx } = write;
    authoriseTeam(write, 'certificate.manage');
    if (!(await lockUsableCertificate(tx, teamId, certificateId))) throw new Refusal('idsMissing');
    const attached: CampaignGroupView[] = [];
    let logged: LoggedRow | undefined;
    for (const [place, group] of groups.entries()) {
      const row = await attachOne(write, { ...group, teamId, certificateId }, `adAccounts.${place}.`);
      logged = await recordAttached(write, row);
      attached.push(viewCampaignGroup(row));
    }
    if (logged === undefined) return write.unchanged(attached);
    await write.live.publishTeam(tx, teamId, 'campaignGroups.changed');
    await write.jobs.enqueue(tx, adAccountsAttached, { teamId });
    return logged.done(attached);
  });
}

async function reachAll(
  context: TeamContext,
  certificateId: number,
  adAccounts: AttachedGroups['adAccounts'],
): Promise<Reachable[]> {
  return askApple(context, certificateId, async (client, options) => {
    const { acls } = await client.organisation.getAcls(options);
    const rolesOf = new Map(acls.map(({ adAccount, roles }) => [adAccount.id, roles]));
    return Promise.all(
      adAccounts.map(async ({ adAccountId }, place) => {
        const roles = rolesOf.get(adAccountId);
        if (roles === undefined) throw refuseAt(place, 'adAccountId', 'campaignGroups:rules.notReached');
        const account = await client.adAccount(adAccountId).getAdAccount(adAccountId, options);
        if (isForMaps(account)) throw refuseAt(place, 'adAccountId', 'campaignGroups:rules.maps');
        return { account, roles };
      }),
    );
  });
}

const refuseAt = (place: number, field: string, key: string) =>
  new Refusal('badInput', { fields: { [`adAccounts.${place}.${field}`]: { key } } });

function describe(
  { adAccountId, name, totalBudget, cpaGoal }: AttachedGroups['adAccounts'][number],
  reached: Reachable | undefined,
  place: number,
) {
  if (reached === undefined) throw refuseAt(place, 'adAccountId', 'campaignGroups:rules.notReached');
  const { account, roles } = reached;
  const currency = account.currency ?? 'USD';
  return {
    adAccountId,
    name,
    appleName: account.name,
    appleOrgId: account.orgId ?? '0',
    currency,
    timeZone: account.timezone ?? 'UTC',
    paymentModel: account.paymentModel ?? null,
    appleRoles: [...roles],
    ...readGuards({ totalBudget, cpaGoal }, currency, `adAccounts.${place}.`),
  };
}

export async function attachOne(
  { tx, clock }: Pick<TeamWrite, 'tx' | 'clock'>,
  group: NewCampaignGroup,
  prefix: string,
): Promise<CampaignGroupRow> {
  const row = await attachCampaignGroup(tx, group, clock.now());
  if (row === 'elsewhere')
    throw new Refusal('adAccountTaken', {
      fields: { [`${prefix}adAccountId`]: 'errors:adAccountTaken' },
    });
  if (row === 'nameTaken')
    throw new Refusal('groupNameTaken', {
      fields: { [`${prefix}name`]: 'errors:groupNameTaken' },
    });
  return row;
}

export function recordAttached(write: TeamWrite, row: CampaignGroupRow): Promise<LoggedRow> {
  return write.record('campaignGroup.attached', {
    subject: { campaignGroupId: row.campaignGroupId, campaignGroup: row.name },
    after: {
      adAccountId: row.adAccountId,
      appleName: row.appleName,
      totalBudget: guardFact(row.totalBudgetMinor, row.currency),
      cpaGoal: guardFact(row.cpaGoalMinor, row.currency),
    },
  });
}
