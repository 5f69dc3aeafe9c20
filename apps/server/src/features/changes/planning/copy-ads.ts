import { foldAdName } from '@tapwright/domain/ad-names';
import type { AdKind } from '@tapwright/domain/ad-states';
import { findCurrency } from '@tapwright/domain/currencies';
import type { Connection } from '../../../platform/db/database.ts';
import { type AccountRow, type AdRow, listAccounts, listAds, listGoals } from '../ads/ads-store.ts';
import { listPagesOfAds } from '../ads/ad-pages-store.ts';
import type { Fields } from '../sets/edits-store.ts';
import { readAppleObject, stateReaders } from '../ads/read-apple-object.ts';
import { isLocal } from './load-ads.ts';
import { typeFields } from './request-again.ts';
import type { RequestedEdit } from './requested-edit.ts';

export type Copies = { edits: RequestedEdit[]; paths: string[] };

type Copying = {
  db: Connection;
  teamId: number;
  campaignIds: readonly number[] | undefined;
  now: Date;
  /** What a copy of something of this name is called. */
  nameOf: (name: string) => string;
  /** Where what was removed is copied: which of its contents went with it. */
  wentWith?: (roots: readonly AdRow[], kind: AdKind, rows: readonly AdRow[]) => Promise<AdRow[]>;
};

/** Campaigns or ad groups once more with all that is in them, paused, as they stand in our tables. Others are left out. */
export async function copyAds(
  copying: Copying,
  kind: 'campaign' | 'adGroup',
  ids: readonly string[],
): Promise<Copies> {
  const { db, teamId, campaignIds } = copying;
  const inScope = campaignIds && new Set(campaignIds.map(String));
  const rows = (await listAds(db, teamId, kind, 'id', ids)).filter(
    ({ id, campaignId, isRemoved }) =>
      isRemoved === (copying.wentWith !== undefined) && !isLocal(id) && (inScope?.has(campaignId) ?? true),
  );
  const context = await openCopies(copying, kind, rows);
  const copies: Copies = { edits: [], paths: [] };
  for (const [place, id] of ids.entries()) {
    const row = rows.find((one) => one.id === id);
    // What is not here says so at its place.
    const lost = { kind, intent: 'create', campaignId: '0', adAccountId: '0', fields: {} } as const;
    const path = `${kind}Ids.${place}`;
    const first = copies.edits.push(row === undefined ? lost : context.copy(kind, row, {})) - 1;
    if (row !== undefined) context.fill(copies.edits, kind, row, first);
    while (copies.paths.length < copies.edits.length) copies.paths.push(path);
  }
  return copies;
}

type Within = 'campaign_id' | 'ad_group_id' | 'ad_account_id';

type Contents = {
  adGroups: readonly AdRow[];
  /** Of keywords and negatives: by their ad group, those of whole campaigns under an empty name. */
  inside: { keyword: Map<string, AdRow[]>; negativeKeyword: Map<string, AdRow[]>; ad: Map<string, AdRow[]> };
  /** What each ad shows. One that shows no page of its own, or whose creative was not read, is left behind. */
  pages: ReadonlyMap<string, string>;
  /** Whose names are not free. */
  siblings: readonly AdRow[];
  accounts: readonly AccountRow[];
  goals: ReadonlyMap<string, Fields>;
};

/** What is only on its way is not copied, and has its name all the same. */
const isKnown = ({ id }: AdRow): boolean => !isLocal(id);

async function readContents(
  { db, teamId, wentWith }: Copying,
  kind: 'campaign' | 'adGroup',
  rows: readonly AdRow[],
): Promise<Contents> {
  const list = async (of: AdKind, by: Within, ids: readonly string[]) =>
    listAds(db, teamId, of, by, [...new Set(ids)]);
  const listInside = async (of: AdKind, by: Within, ids: readonly string[]) =>
    wentWith === undefined
      ? list(of, by, ids)
      : wentWith(rows, of, await listAds(db, teamId, of, by, [...new Set(ids)], true));
  const campaignIds = rows.map(({ campaignId }) => campaignId);
  const accountIds = rows.map(({ adAccountId }) => adAccountId);
  const ofCampaigns = await list('adGroup', 'campaign_id', campaignIds);
  const adGroups =
    kind === 'adGroup' ? rows : (await listInside('adGroup', 'campaign_id', campaignIds)).filter(isKnown);
  const idsOf = (some: readonly AdRow[]) => some.map(({ id }) => id);
  const goals = new Map<string, Fields>();
  for (const { objectId, ...goal } of await listGoals(db, teamId, 'adGroup', idsOf(adGroups)))
    goals.set(`adGroup ${objectId}`, { cpaGoal: goal.cpaGoalMinor });
  for (const { objectId, ...goal } of await listGoals(db, teamId, 'campaign', idsOf(rows)))
    goals.set(`campaign ${objectId}`, {
      cpaGoal: goal.cpaGoalMinor,
      totalBudget: goal.totalBudgetMinor,
      ...(goal.pausesAtGoal && { pausesAtGoal: true }),
    });
  const byAdGroup = (some: readonly AdRow[]) =>
    Map.groupBy(some.filter(isKnown), ({ adGroupId }) => adGroupId ?? '');
  const ads = await listInside('ad', 'ad_group_id', idsOf(adGroups));
  const pages = (await listPagesOfAds(db, teamId, idsOf(ads))).flatMap(({ adId, productPageId }) =>
    productPageId === null ? [] : [[adId, productPageId] as const],
  );
  return {
    adGroups,
    pages: new Map(pages),
    inside: {
      keyword: byAdGroup(await listInside('keyword', 'ad_group_id', idsOf(adGroups))),
      negativeKeyword: byAdGroup(await listInside('negativeKeyword', 'campaign_id', campaignIds)),
      ad: byAdGroup(ads),
    },
    siblings: kind === 'campaign' ? await list('campaign', 'ad_account_id', accountIds) : ofCampaigns,
    accounts: await listAccounts(db, teamId, [...new Set(accountIds)]),
    goals,
  };
}

async function openCopies(copying: Copying, kind: 'campaign' | 'adGroup', rows: readonly AdRow[]) {
  const { adGroups, inside, pages, siblings, accounts, goals } = await readContents(copying, kind, rows);
  const taken = new Set(siblings.map((row) => placedName(kind, row, nameIn(row))));
  const copy = (of: AdKind, row: AdRow, within: { parent?: number }): RequestedEdit => {
    const known = { accounts, goals: goals.get(`${of} ${row.id}`), now: copying.now };
    const fields = readCopied(of, row, known);
    if (within.parent !== undefined) return { kind: of, intent: 'create', ...within, fields };
    const where = of === 'campaign' ? { adAccountId: row.adAccountId } : { campaignId: row.campaignId };
    const name = takeName(taken, of, row, copying.nameOf(nameIn(row)));
    return { kind: of, intent: 'create', ...where, fields: { ...fields, name, status: 'paused' } };
  };
  const fill = (edits: RequestedEdit[], of: 'campaign' | 'adGroup', row: AdRow, parent: number): void => {
    const key = of === 'adGroup' ? row.id : '';
    const isIn = (one: AdRow) => of === 'adGroup' || one.campaignId === row.id;
    for (const child of ['keyword', 'negativeKeyword'] as const)
      for (const one of inside[child].get(key) ?? []) if (isIn(one)) edits.push(copy(child, one, { parent }));
    for (const one of (of === 'adGroup' ? inside.ad.get(key) : undefined) ?? []) {
      const { fields, ...ad } = copy('ad', one, { parent });
      const productPageId = pages.get(one.id);
      if (productPageId !== undefined) edits.push({ ...ad, fields: { ...fields, productPageId } });
    }
    if (of === 'adGroup') return;
    for (const adGroup of adGroups) {
      if (adGroup.campaignId !== row.id) continue;
      fill(edits, 'adGroup', adGroup, edits.push(copy('adGroup', adGroup, { parent })) - 1);
    }
  };
  return { copy, fill };
}

const nameIn = ({ apple }: AdRow): string => readAppleObject(apple).name ?? '';
const placedName = (kind: AdKind, { adAccountId, campaignId }: AdRow, name: string): string =>
  `${kind === 'campaign' ? adAccountId : campaignId} ${foldAdName(name)}`;

function takeName(taken: Set<string>, kind: AdKind, row: AdRow, wanted: string): string {
  const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? cut(wanted, maxName) : `${cut(wanted, maxName - 6)} (${number})`;
    const key = placedName(kind, row, name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}
const maxName = 200;

type Known = { accounts: readonly AccountRow[]; goals: Fields | undefined; now: Date };

/** Its settings as a call would hold them: what has begun begins anew, what is over does not end. */
function readCopied(kind: AdKind, { id, adAccountId, apple }: AdRow, { accounts, goals, now }: Known) {
  const currency = accounts.find((one) => one.adAccountId === adAccountId)?.currency ?? 'USD';
  const atApple = readAppleObject(apple);
  const state: Fields = { ...stateReaders[kind](atApple, findCurrency(currency) ?? 'USD'), ...goals };
  const fields = typeFields(state, currency);
  const later = (time: string | null | undefined) =>
    typeof time === 'string' && Date.parse(time) > now.getTime() ? time : undefined;
  const rest = kind === 'adGroup' ? listOtherTargeting(atApple.targeting ?? {}, fields.customerType) : {};
  return {
    ...fields,
    startTime: later(fields.startTime),
    endTime: later(fields.endTime),
    ...(Object.keys(rest).length > 0 && { targeting: rest }),
    copyOf: id,
  };
}

const otherDimensions = ['country', 'appCategory'];

/** What no field of ours says. */
const listOtherTargeting = (targeting: object, customerType: string | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(targeting).filter(
      ([dimension]) =>
        otherDimensions.includes(dimension) || (dimension === 'appDownloader' && customerType === 'other'),
    ),
  );
