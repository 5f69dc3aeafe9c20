import type { AdKind, AdState } from '@tapwright/domain/ad-states';
import type { KnownAds } from '@tapwright/domain/ad-world';
import { type Currency, findCurrency } from '@tapwright/domain/currencies';
import type { Connection } from '../../../platform/db/database.ts';
import { type AccountRow, type AdRow, listAccounts, listAds, listGoals } from '../ads-store.ts';
import { type EditRow, listOverlay } from '../edits-store.ts';
import { readAppleObject, stateReaders } from '../read-apple-object.ts';
import type { RequestedEdit } from './requested-edit.ts';

export type Account = Pick<AccountRow, 'adAccountId' | 'campaignGroupId' | 'appleRoles'> & {
  currency: Currency;
};

export type LoadedAds = {
  known: KnownAds;
  accounts: ReadonlyMap<string, Account>;
  /** In which campaign an ad group, keyword or negative lies. */
  campaignOf: (kind: AdKind, id: string) => string | undefined;
};

type Rows = Record<AdKind, Map<string, AdRow>>;

/** Everything that judging these edits asks for, as it will be when all that is on its way has arrived. */
export async function loadAds(
  db: Connection,
  { teamId, campaignIds }: { teamId: number; campaignIds: readonly number[] | undefined },
  requested: readonly RequestedEdit[],
): Promise<LoadedAds> {
  const rows: Rows = {
    campaign: new Map(),
    adGroup: new Map(),
    keyword: new Map(),
    negativeKeyword: new Map(),
  };
  const add = async (kind: AdKind, by: Parameters<typeof listAds>[3], ids: Iterable<string | undefined>) => {
    const wanted = [...new Set([...ids].filter((id) => id !== undefined))];
    for (const row of await listAds(db, teamId, kind, by, wanted)) rows[kind].set(row.id, row);
  };
  const idsOf = (kind: AdKind) => requested.filter((edit) => edit.kind === kind).map(({ id }) => id);
  await add('keyword', 'id', idsOf('keyword'));
  await add('negativeKeyword', 'id', idsOf('negativeKeyword'));
  const inside = [...rows.keyword.values(), ...rows.negativeKeyword.values()];
  const adGroupIds = inside.map(({ apple }) => readAppleObject(apple).adGroupId?.toString());
  await add('adGroup', 'id', [
    ...idsOf('adGroup'),
    ...adGroupIds,
    ...requested.map(({ adGroupId }) => adGroupId),
  ]);
  await add('campaign', 'id', [
    ...idsOf('campaign'),
    ...requested.map(({ campaignId }) => campaignId),
    ...[...inside, ...rows.adGroup.values()].map(({ campaignId }) => campaignId),
  ]);
  await addNeighbours(requested, rows, add);
  return compose(db, { teamId, campaignIds }, rows);
}

type Add = (
  kind: AdKind,
  by: 'ad_account_id' | 'campaign_id' | 'ad_group_id',
  ids: Iterable<string | undefined>,
) => Promise<void>;

/** Whose names, bids or texts a rule compares with. */
async function addNeighbours(requested: readonly RequestedEdit[], rows: Rows, add: Add): Promise<void> {
  const touching = (kind: AdKind, field: keyof RequestedEdit['fields']) =>
    requested.filter((edit) => edit.kind === kind && edit.fields[field] !== undefined);
  const campaigns = touching('campaign', 'name').map(({ id }) => rows.campaign.get(id ?? '')?.adAccountId);
  await add('campaign', 'ad_account_id', campaigns);
  await add('adGroup', 'campaign_id', [
    ...touching('adGroup', 'name').map(({ id }) => rows.adGroup.get(id ?? '')?.campaignId),
    ...touching('campaign', 'dailyCap').map(({ id }) => id),
  ]);
  const creations = requested.filter(({ intent }) => intent === 'create');
  await add('keyword', 'ad_group_id', [
    ...creations.filter(({ kind }) => kind === 'keyword').map(({ adGroupId }) => adGroupId),
    ...touching('adGroup', 'bid').map(({ id }) => id),
  ]);
  const negatives = creations.filter(({ kind }) => kind === 'negativeKeyword');
  await add(
    'negativeKeyword',
    'campaign_id',
    negatives.map(({ campaignId }) => campaignId),
  );
}

async function compose(
  db: Connection,
  { teamId, campaignIds }: { teamId: number; campaignIds: readonly number[] | undefined },
  rows: Rows,
): Promise<LoadedAds> {
  const inScope = campaignIds && new Set(campaignIds.map(String));
  const accounts = await readAccounts(db, teamId, rows);
  const has = ({ campaignId, adAccountId }: AdRow) =>
    accounts.has(adAccountId) && (inScope === undefined || inScope.has(campaignId));
  const stateOf = <Kind extends AdKind>(kind: Kind): Map<string, AdState[Kind]> =>
    new Map(
      [...rows[kind].values()].filter(has).map((row) => {
        const currency = accounts.get(row.adAccountId)?.currency ?? 'USD';
        const state = stateReaders[kind](readAppleObject(row.apple), currency);
        return [row.id, { ...state, isRemoved: row.isRemoved }];
      }),
    );
  const known = {
    campaign: stateOf('campaign'),
    adGroup: stateOf('adGroup'),
    keyword: stateOf('keyword'),
    negativeKeyword: stateOf('negativeKeyword'),
  };
  await applyGoals(db, teamId, known);
  const overlay = await listOverlay(db, teamId, [...known.campaign.keys()]);
  for (const edit of overlay) applyEdit(known, edit);
  return {
    known,
    accounts,
    campaignOf: (kind, id) => (kind === 'campaign' ? id : rows[kind].get(id)?.campaignId),
  };
}

async function readAccounts(db: Connection, teamId: number, rows: Rows): Promise<Map<string, Account>> {
  const ids = new Set(
    Object.values(rows).flatMap((some) => [...some.values()].map((row) => row.adAccountId)),
  );
  const found = await listAccounts(db, teamId, [...ids]);
  return new Map(
    found.flatMap(({ currency: name, ...account }) => {
      const currency = findCurrency(name);
      return currency === undefined ? [] : [[account.adAccountId, { ...account, currency }] as const];
    }),
  );
}

type Known = { [Kind in AdKind]: Map<string, AdState[Kind]> };

async function applyGoals(db: Connection, teamId: number, known: Known): Promise<void> {
  for (const goal of await listGoals(db, teamId, 'campaign', [...known.campaign.keys()])) {
    const state = known.campaign.get(goal.objectId);
    if (state) Object.assign(state, { totalBudget: goal.totalBudgetMinor, cpaGoal: goal.cpaGoalMinor });
  }
  for (const goal of await listGoals(db, teamId, 'adGroup', [...known.adGroup.keys()])) {
    const state = known.adGroup.get(goal.objectId);
    if (state) Object.assign(state, { cpaGoal: goal.cpaGoalMinor });
  }
}

function applyEdit(known: Known, { kind, objectId, intent, after }: EditRow): void {
  const states: Map<string, object> = known[kind];
  const state = states.get(objectId);
  if (intent !== 'create' && state === undefined) return;
  states.set(objectId, { ...state, ...after, isRemoved: intent === 'remove' });
}
