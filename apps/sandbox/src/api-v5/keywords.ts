import type * as z from 'zod/mini';
import {
  keyword as keywordSchema,
  maxKeywordsPerAdGroup,
  type keywordsCreate,
  type keywordsUpdate,
} from '@tapwright/apple-ads-v5/keyword';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import { keywordFilters, type Selector } from '@tapwright/apple-ads-v5/selector';
import { planKeyword, planKeywordChange, planKeywordRemoval, type KeywordChange } from '../verbs/keywords.ts';
import { readMoney, readPositiveMoney } from '../verbs/money.ts';
import type { Plan } from '../verbs/plan.ts';
import { findKeyword } from '../verbs/own-rows.ts';
import { refuseValue } from '../verbs/refusal.ts';
import type { AdGroup, Hundredths, Keyword } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf, pageOf } from './envelope.ts';
import { fetchFields, findRows, listRows, readFields } from './find-rows.ts';
import { readStatus, viewKeyword } from './keyword-view.ts';
import { keepAmounts } from './money.ts';
import { getAdGroup, getCampaign, getWithin, placeOf, type InAdGroup, type InCampaign } from './own-place.ts';
import { runBatch } from './run-batch.ts';

type Create = z.output<typeof keywordsCreate>[number];
type Update = z.output<typeof keywordsUpdate>[number];
type One = { path: InAdGroup['path'] & { keywordId: string } };
type List = { query: z.output<typeof listParameters> };
type Fields = { query: { fields?: string | undefined } };

const attributes = Object.keys(keywordSchema.shape);

/** Zero is how an automated campaign's bids read, so it can be sent back there and means none. */
function readBid({ world, account }: AccountCall, adGroup: Row<AdGroup>, bid: Create['bidAmount']) {
  if (!bid) return undefined;
  const { bidStrategy } = latest(world.campaigns.get(latest(adGroup).campaignId));
  if (bidStrategy.type === 'MANUAL_CPT') return readPositiveMoney(bid, account.currency, 'bidAmount');
  if (readMoney(bid, account.currency, 'bidAmount') > 0)
    refuseValue('bidAmount', 'The bid must be 0 under MAX_CONVERSIONS.');
  return undefined;
}

const keepingBid =
  ({ world }: AccountCall, plan: Plan<Keyword>, bidAmount: Create['bidAmount']): Plan<Keyword> =>
  () => {
    const row = plan();
    keepAmounts(world, 'keyword', row.id, { bidAmount });
    return row;
  };

/** Targeting and negative keywords of an ad group share one limit. */
export function checkRoom({ world }: AccountCall, adGroup: Row<AdGroup>, more: number): void {
  const { campaignId, adGroupId } = placeOf(adGroup);
  const live = world.keywords.list(adGroupId).filter((row) => !latest(row).deleted).length;
  const negative = world.negativeKeywords
    .list(campaignId)
    .filter((row) => latest(row).adGroupId === adGroupId && !latest(row).deleted).length;
  if (live + negative + more > maxKeywordsPerAdGroup)
    refuseValue('', `An ad group holds at most ${maxKeywordsPerAdGroup} keywords.`);
}

function checkManual({ searchMatchRequired }: AdGroup): void {
  if (searchMatchRequired) refuseValue('adGroupId', 'An automated ad group has no targeting keywords.');
}

function getKeyword(call: AccountCall, adGroup: Row<AdGroup>, id: string): Row<Keyword> {
  return getWithin(findKeyword(call, Number(id)), placeOf(adGroup), 'keyword', id);
}

function createKeywords(call: AccountCall, { path, body }: InAdGroup & { body: readonly Create[] }) {
  const adGroup = getAdGroup(call, path);
  checkManual(latest(adGroup));
  checkRoom(call, adGroup, body.length);
  const { rows, error } = runBatch(body, ({ text, matchType, bidAmount, status }, batch) => {
    const bid: Hundredths | null = readBid(call, adGroup, bidAmount) ?? null;
    const keyword = { adGroupId: adGroup.id, text, matchType: matchType ?? 'BROAD', bid } as const;
    const plan = planKeyword(call, { ...keyword, status: readStatus(status ?? 'ACTIVE') }, batch);
    return keepingBid(call, plan, bidAmount);
  });
  const views = rows.map((row) => viewKeyword(call, row));
  return { ...pageOf(views, { limit: views.length }), error };
}

function updateKeywords(call: AccountCall, { path, body }: InAdGroup & { body: readonly Update[] }) {
  const adGroup = getAdGroup(call, path);
  const { rows, error } = runBatch(body, ({ id, bidAmount, status }) => {
    const bid = readBid(call, adGroup, bidAmount);
    const change: KeywordChange = {
      ...(bid === undefined ? {} : { bid }),
      ...(status ? { status: readStatus(status) } : {}),
    };
    return keepingBid(call, planKeywordChange(call, getKeyword(call, adGroup, id).id, change), bidAmount);
  });
  const views = rows.map((row) => viewKeyword(call, row));
  return { ...pageOf(views, { limit: views.length }), error };
}

export const keywordHandlers = {
  listKeywords: (call: AccountCall, { path, query }: InAdGroup & List) => {
    const rows = call.world.keywords.list(getAdGroup(call, path).id);
    return listRows(
      rows.map((row) => viewKeyword(call, row)),
      query,
    );
  },
  findKeywords: (call: AccountCall, { path, body }: InCampaign & { body: Selector }) => {
    const views = call.world.adGroups
      .list(getCampaign(call, path.campaignId).id)
      .flatMap((adGroup) => call.world.keywords.list(adGroup.id))
      .toSorted((one, other) => one.id - other.id)
      .map((row) => viewKeyword(call, row));
    return findRows(views, body, { filters: keywordFilters, attributes });
  },
  getKeyword: (call: AccountCall, { path, query }: One & Fields) => {
    const row = getKeyword(call, getAdGroup(call, path), path.keywordId);
    return dataOf(fetchFields(viewKeyword(call, row), readFields(query.fields)));
  },
  createKeywords,
  updateKeywords,
  deleteKeywords: (call: AccountCall, { path, body }: InAdGroup & { body: readonly string[] }) => {
    const adGroup = getAdGroup(call, path);
    const { rows, error } = runBatch(body, (id, batch) =>
      planKeywordRemoval(call, getKeyword(call, adGroup, id).id, batch),
    );
    return { ...dataOf(rows.length), error };
  },
  deleteKeyword: (call: AccountCall, { path }: One) => {
    planKeywordRemoval(call, getKeyword(call, getAdGroup(call, path), path.keywordId).id)();
    return dataOf(null);
  },
} satisfies Partial<Handlers>;
