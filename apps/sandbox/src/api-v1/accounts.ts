import type * as z from 'zod/mini';
import {
  type adAccountCreate,
  type adAccountUpdate,
  type advertiserResourceSearch,
} from '@tapwright/apple-ads/wire/accounts/ad-account';
import type { AdAccount } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { mayUse } from '../oauth/may-use.ts';
import {
  changeAdAccount,
  createAdAccount,
  listDelegable,
  type DelegationChoice,
} from '../verbs/ad-accounts.ts';
import { refuse } from '../verbs/refusal.ts';
import type { AccountCall, Call, Handlers } from './call.ts';
import { orgDesk } from './shared-budgets.ts';
import { timesOf } from './wire-forms.ts';

type Create = z.output<typeof adAccountCreate>;
type Update = z.output<typeof adAccountUpdate>;
type ById = { path: { id: string } };

export const adAccountFields = ({ name, productFeature, delegations }: AdAccount) => ({
  name,
  productFeatures: [productFeature],
  delegations: [...delegations],
});

function viewAdAccount(world: World, row: Row<AdAccount>) {
  const { orgId, problems } = latest(row);
  const { currency, timezone, paymentModel, problems: orgProblems } = latest(world.orgs.get(orgId));
  const systemStatusReasons = [...new Set([...problems, ...orgProblems])];
  return {
    id: row.id,
    orgId,
    timezone,
    currency,
    paymentModel,
    ...adAccountFields(latest(row)),
    systemStatus: systemStatusReasons.length === 0 ? 'ACTIVE' : 'INACTIVE',
    systemStatusReasons,
    ...timesOf(row),
  };
}

function getOwn({ world, user }: Call, id: string): Row<AdAccount> {
  const row = world.adAccounts.find(Number(id));
  if (!row || !mayUse(user, row.id, latest(row).orgId))
    return refuse('FORBIDDEN', `You have no access to the ad account ${id}.`);
  return row;
}

const listChoices = (delegations: Create['delegations']): readonly DelegationChoice[] => delegations ?? [];

function updateAdAccount(call: Call, { path: { id }, body }: ById & { body: Update }) {
  const { name, delegations } = body;
  const row = changeAdAccount(orgDesk(call), getOwn(call, id).id, {
    ...(name ? { name } : {}),
    ...(delegations ? { delegations } : {}),
  });
  return { result: viewAdAccount(call.world, row) };
}

export const accountHandlers = {
  getMe: ({ user }: Call) => ({ result: { userId: user.userId, orgId: user.orgId } }),
  getAcls: ({ world, user }: Call) => ({
    result: {
      acls: world.adAccounts
        .list(user.orgId)
        .filter((row) => mayUse(user, row.id, user.orgId))
        .map((row) => ({
          adAccount: { id: row.id, name: latest(row).name, orgId: user.orgId },
          roles: [user.role],
        })),
    },
  }),
  getOrganisation: ({ world, user }: Call, { path: { id } }: ById) => {
    const row = world.orgs.find(Number(id));
    if (row?.id !== user.orgId) return refuse('FORBIDDEN', `You have no access to the organisation ${id}.`);
    const { name, currency, timezone, paymentModel, problems } = latest(row);
    const systemStatus = problems.length === 0 ? 'ACTIVE' : 'INACTIVE';
    return {
      result: {
        id: row.id,
        name,
        currency,
        timezone,
        paymentModel,
        systemStatus,
        systemStatusReasons: [...problems],
      },
    };
  },
  createAdAccount: (call: Call, { body }: { body: Create }) => {
    const [productFeature = 'APPSTORE_APP_MANUAL'] = body.productFeatures;
    const row = createAdAccount(
      orgDesk(call),
      { name: body.name, productFeature },
      listChoices(body.delegations),
    );
    return { result: viewAdAccount(call.world, row) };
  },
  getAdAccount: (call: AccountCall, { path: { id } }: ById) => ({
    result: viewAdAccount(call.world, getOwn(call, id)),
  }),
  updateAdAccount,
  listAdvertiserResources: (
    { world, user }: Call,
    { query: { resourceType } }: { query: z.output<typeof advertiserResourceSearch> },
  ) => ({
    result: listDelegable(world, user.orgId).filter((resource) => resource.resourceType === resourceType),
  }),
} satisfies Partial<Handlers>;
