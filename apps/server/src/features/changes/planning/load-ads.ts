import type { AdKind, AdState } from '@tapwright/domain/ad-states';
import type { KnownAds } from '@tapwright/domain/ad-world';
import { type Currency, findCurrency } from '@tapwright/domain/currencies';
import type { Connection } from '../../../platform/db/database.ts';
import {
  type AccountRow,
  type AdRow,
  listAccounts,
  listAccountsFor,
  listAds,
  listGoals,
} from '../ads/ads-store.ts';
import { listPagesOfAds } from '../ads/ad-pages-store.ts';
import { type EditRow, type Fields, listOverlay } from '../sets/edits-store.ts';
import { readAppleObject, stateReaders } from '../ads/read-apple-object.ts';
import type { RequestedEdit } from './requested-edit.ts';

export type Account = Pick<
  AccountRow,
  'adAccountId' | 'campaignGroupId' | 'timeZone' | 'deliveryMode' | 'appleRoles'
> & {
  currency: Currency;
};

export type LoadedAds = {
  known: KnownAds;
  accounts: ReadonlyMap<string, Account>;
  /** That a campaign can be created in. */
  findAccount: (place: Pick<RequestedEdit, 'campaignGroupId' | 'adAccountId'>) => Account | undefined;
  /** In which campaign an ad group, keyword, negative or ad lies. */
  campaignOf: (kind: AdKind, id: string) => string | undefined;
};

type Reader = {
  teamId: number;
  campaignIds: readonly number[] | undefined;
  /** Where campaigns can be created; none where nobody says so. */
  campaignGroupIds?: readonly number[] | undefined;
};
type Rows = Record<AdKind, Map<string, AdRow>>;

/** Everything that judging these edits asks for, as it will be when all that is on its way has arrived. */
export async function loadAds(
  db: Connection,
  reader: Reader,
  requested: readonly RequestedEdit[],
): Promise<LoadedAds> {
  const { teamId } = reader;
  const rows: Rows = {
    campaign: new Map(),
    adGroup: new Map(),
    keyword: new Map(),
    negativeKeyword: new Map(),
    ad: new Map(),
  };
  const add = async (kind: AdKind, by: Parameters<typeof listAds>[3], ids: Iterable<string | undefined>) => {
    const wanted = [...new Set([...ids].filter((id) => id !== undefined))];
    for (const row of await listAds(db, teamId, kind, by, wanted)) rows[kind].set(row.id, row);
  };
  const idsOf = (kind: AdKind) => requested.filter((edit) => edit.kind === kind).map(({ id }) => id);
  await add('keyword', 'id', idsOf('keyword'));
  await add('negativeKeyword', 'id', idsOf('negativeKeyword'));
  await add('ad', 'id', idsOf('ad'));
  const inside = [...rows.keyword.values(), ...rows.negativeKeyword.values(), ...rows.ad.values()];
  const adGroupIds = inside.map(({ adGroupId }) => adGroupId ?? undefined);
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
  const groups = await readAccountsForNew(db, reader, requested);
  await add(
    'campaign',
    'ad_account_id',
    [...groups.values()].map(({ adAccountId }) => adAccountId),
  );
  await addNeighbours(requested, rows, add);
  return compose(db, reader, rows, groups);
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
    ...touching('adGroup', 'name').map(
      ({ id, campaignId }) => campaignId ?? rows.adGroup.get(id ?? '')?.campaignId,
    ),
    ...touching('campaign', 'dailyCap').map(({ id }) => id),
  ]);
  const creations = requested.filter(({ intent }) => intent === 'create');
  await add('keyword', 'ad_group_id', [
    ...creations.filter(({ kind }) => kind === 'keyword').map(({ adGroupId }) => adGroupId),
    ...touching('adGroup', 'bid').map(({ id }) => id),
  ]);
  const ads = touching('ad', 'status').map(({ id }) => rows.ad.get(id ?? '')?.adGroupId ?? undefined);
  await add('ad', 'ad_group_id', [
    ...ads,
    ...creations.filter(({ kind }) => kind === 'ad').map(({ adGroupId }) => adGroupId),
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
  { teamId, campaignIds }: Reader,
  rows: Rows,
  groups: ReadonlyMap<string, Account>,
): Promise<LoadedAds> {
  const inScope = campaignIds && new Set(campaignIds.map(String));
  const accounts = new Map([...groups, ...(await readAccounts(db, teamId, rows))]);
  const has = ({ campaignId, adAccountId }: AdRow) =>
    accounts.has(adAccountId) && (inScope === undefined || inScope.has(campaignId));
  const stateOf = <Kind extends AdKind>(kind: Kind): Map<string, AdState[Kind]> =>
    new Map(
      [...rows[kind].values()]
        .filter((row) => has(row) && !isLocal(row.id))
        .map((row) => {
          const currency = accounts.get(row.adAccountId)?.currency ?? 'USD';
          const state = stateReaders[kind](readAppleObject(row.apple), currency);
          const ours = kind === 'campaign' || kind === 'adGroup' ? { isArchived: row.isArchived } : {};
          return [row.id, { ...state, ...ours, isRemoved: row.isRemoved }];
        }),
    );
  const known = {
    campaign: stateOf('campaign'),
    adGroup: stateOf('adGroup'),
    keyword: stateOf('keyword'),
    negativeKeyword: stateOf('negativeKeyword'),
    ad: stateOf('ad'),
  };
  await applyGoals(db, teamId, known);
  await applyPages(db, teamId, known);
  const campaigns = [...rows.campaign.values()].filter(has).map(({ id }) => id);
  const overlay = await listOverlay(db, teamId, campaigns);
  for (const edit of overlay) applyEdit(known, edit);
  return {
    known,
    accounts,
    findAccount: ({ campaignGroupId, adAccountId }) =>
      groups
        .values()
        .find((one) => one.adAccountId === adAccountId || one.campaignGroupId === campaignGroupId),
    campaignOf: (kind, id) => (kind === 'campaign' ? id : rows[kind].get(id)?.campaignId),
  };
}

/** Ours, while Apple has given none: its edit says how it is. */
export const isLocal = (id: string): boolean => id.startsWith('-');

async function readAccountsForNew(
  db: Connection,
  { teamId, campaignIds, campaignGroupIds }: Reader,
  requested: readonly RequestedEdit[],
): Promise<Map<string, Account>> {
  const wanted = requested.filter(({ kind, intent }) => kind === 'campaign' && intent === 'create');
  const found = await listAccountsFor(db, teamId, {
    adAccountIds: wanted.flatMap(({ adAccountId }) => adAccountId ?? []),
    campaignGroupIds: wanted.flatMap(({ campaignGroupId }) => campaignGroupId ?? []),
  });
  const isIn = ({ campaignGroupId }: AccountRow) =>
    campaignIds === undefined || (campaignGroupIds ?? []).includes(campaignGroupId);
  return byId(found.filter(isIn));
}

const byId = (rows: readonly AccountRow[]): Map<string, Account> =>
  new Map(
    rows.flatMap(({ currency: name, ...account }) => {
      const currency = findCurrency(name);
      return currency === undefined ? [] : [[account.adAccountId, { ...account, currency }] as const];
    }),
  );

async function readAccounts(db: Connection, teamId: number, rows: Rows): Promise<Map<string, Account>> {
  const ids = new Set(
    Object.values(rows).flatMap((some) => [...some.values()].map((row) => row.adAccountId)),
  );
  return byId(await listAccounts(db, teamId, [...ids]));
}

type Known = { [Kind in AdKind]: Map<string, AdState[Kind]> };

async function applyGoals(db: Connection, teamId: number, known: Known): Promise<void> {
  for (const goal of await listGoals(db, teamId, 'campaign', [...known.campaign.keys()])) {
    const state = known.campaign.get(goal.objectId);
    const { totalBudgetMinor: totalBudget, cpaGoalMinor: cpaGoal, pausesAtGoal } = goal;
    if (state) Object.assign(state, { totalBudget, cpaGoal, pausesAtGoal });
  }
  for (const goal of await listGoals(db, teamId, 'adGroup', [...known.adGroup.keys()])) {
    const state = known.adGroup.get(goal.objectId);
    if (state) Object.assign(state, { cpaGoal: goal.cpaGoalMinor });
  }
}

async function applyPages(db: Connection, teamId: number, known: Known): Promise<void> {
  for (const { adId, productPageId } of await listPagesOfAds(db, teamId, [...known.ad.keys()])) {
    const state = known.ad.get(adId);
    if (state) state.productPageId = productPageId;
  }
}

function applyEdit(known: Known, { kind, objectId, intent, after, campaignId, adGroupId }: EditRow): void {
  const states: Map<string, object> = known[kind];
  const state = states.get(objectId);
  if (intent !== 'create' && state === undefined) return;
  // Where it lies may have got its id from Apple since.
  const place = intent === 'create' ? placeOf(kind, campaignId, adGroupId) : {};
  states.set(objectId, { ...state, ...after, ...place, isRemoved: intent === 'remove' });
}

const placeOf = (kind: AdKind, campaignId: string, adGroupId: string | null): Fields =>
  ({
    campaign: {},
    adGroup: { campaignId },
    keyword: { adGroupId },
    negativeKeyword: { campaignId, adGroupId },
    ad: { adGroupId },
  })[kind];
