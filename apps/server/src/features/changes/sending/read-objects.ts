import type { AdKind } from '@tapwright/domain/ad-states';
import { keywordKey } from '@tapwright/domain/keyword-text';
import { listPagesOfCreatives } from '../ads/ad-pages-store.ts';
import type { EditRow } from '../sets/edits-store.ts';
import { maxWaitMs, type SendContext } from './send-context.ts';

/** The whole object as Apple answers it. */
export type AppleRow = { id: string } & Record<string, unknown>;

const pageSize = 1000;

/** As they stand at Apple now; who is not among them is gone. */
export async function readObjects(
  context: SendContext,
  kind: AdKind,
  ids: readonly string[],
): Promise<Map<string, AppleRow>> {
  const { calls, signal } = context;
  const found = new Map<string, AppleRow>();
  for (let at = 0; at < ids.length; at += pageSize) {
    const byId = { field: 'id', operator: 'IN', value: ids.slice(at, at + pageSize) } as const;
    // Apple's page of negative keywords names no filter by `deleted`, and refuses what it does not name.
    const isHere =
      kind === 'negativeKeyword' ? [] : [{ field: 'deleted', operator: 'EQUALS', value: false } as const];
    const request = { filters: [byId, ...isHere], pagination: { pageSize } };
    const options = { signal, maxWaitMs };
    const ask = {
      campaign: () => calls.queryCampaigns.pages(request, options),
      adGroup: () => calls.queryAdGroups.pages(request, options),
      keyword: () => calls.queryKeywords.pages(request, options),
      negativeKeyword: () => calls.queryNegativeKeywords.pages(request, options),
      ad: () => calls.queryAds.pages(request, options),
    };
    for await (const { rows } of ask[kind]())
      for (const row of rows) if (row.deleted !== true) found.set(row.id, row);
  }
  return found;
}

/** Of what was sent: those that stand where each would, campaigns and ad groups by name, ads by their page, the others by text and match type. */
export async function findCreated(
  context: SendContext,
  edits: readonly EditRow[],
): Promise<Map<EditRow, AppleRow>> {
  const kind = edits[0]?.kind;
  if (kind === 'campaign' || kind === 'adGroup') return findNamed(context, edits);
  if (kind === 'ad') return findOfPages(context, edits);
  const atApple = new Map<string, AppleRow>();
  for await (const row of listSiblings(context, edits)) atApple.set(placeOf(row), row);
  return new Map(
    edits.flatMap((edit) => {
      const { campaignId, adGroupId, after } = edit;
      const row = atApple.get(placeOf({ ...after, campaignId, adGroupId }));
      return row === undefined ? [] : [[edit, row]];
    }),
  );
}

async function findNamed(
  { calls, signal }: SendContext,
  edits: readonly EditRow[],
): Promise<Map<EditRow, AppleRow>> {
  const options = { signal, maxWaitMs, pageSize };
  const found = new Map<EditRow, AppleRow>();
  for (const edit of edits) {
    const name = textOf(edit.after.name);
    const filters = [
      { field: 'name', operator: 'EQUALS', value: name },
      { field: 'deleted', operator: 'EQUALS', value: false },
    ] as const;
    const inCampaign = { field: 'campaignId', operator: 'EQUALS', value: edit.campaignId } as const;
    const pages =
      edit.kind === 'campaign'
        ? calls.queryCampaigns.pages({ filters }, options)
        : calls.queryAdGroups.pages({ filters: [inCampaign, ...filters] }, options);
    for await (const { rows } of pages)
      for (const row of rows) if (row.name === name && row.deleted !== true) found.set(edit, row);
  }
  return found;
}

async function findOfPages(
  { calls, signal, deps, teamId }: SendContext,
  edits: readonly EditRow[],
): Promise<Map<EditRow, AppleRow>> {
  const options = { signal, maxWaitMs, pageSize };
  const found = new Map<string, AppleRow>();
  for (const adGroupId of new Set(edits.flatMap((edit) => edit.adGroupId ?? []))) {
    const filters = [
      { field: 'adGroupId', operator: 'EQUALS', value: adGroupId },
      { field: 'deleted', operator: 'EQUALS', value: false },
    ] as const;
    const ads: AppleRow[] = [];
    for await (const { rows } of calls.queryAds.pages({ filters }, options)) ads.push(...rows);
    const creatives = ads.map((row) => textOf(row['creativeId']));
    const pages = await listPagesOfCreatives(deps.database.write, teamId, creatives);
    const pageOf = new Map(pages.map(({ creativeId, productPageId }) => [creativeId, productPageId]));
    for (const row of ads) found.set(`${adGroupId} ${pageOf.get(textOf(row['creativeId']))}`, row);
  }
  return new Map(
    edits.flatMap((edit) => {
      const row = found.get(`${edit.adGroupId} ${textOf(edit.after['productPageId'])}`);
      return row === undefined ? [] : [[edit, row]];
    }),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function placeOf({ adGroupId, campaignId, text, matchType }: Record<string, unknown>): string {
  const place = textOf(adGroupId) === '' ? `campaign ${textOf(campaignId)}` : `adGroup ${textOf(adGroupId)}`;
  return `${place} ${keywordKey({ text: textOf(text), matchType: textOf(matchType ?? 'BROAD') })}`;
}

async function* listSiblings(
  { calls, signal }: SendContext,
  edits: readonly EditRow[],
): AsyncGenerator<AppleRow> {
  const options = { signal, maxWaitMs, pageSize };
  const adGroupIds = [...new Set(edits.flatMap(({ adGroupId }) => adGroupId ?? []))];
  if (adGroupIds.length > 0) {
    const filters = [{ field: 'adGroupId', operator: 'IN', value: adGroupIds }] as const;
    const pages =
      edits[0]?.kind === 'keyword'
        ? calls.queryKeywords.pages({ filters }, options)
        : calls.queryNegativeKeywords.pages({ filters }, options);
    for await (const { rows } of pages) yield* rows;
  }
  const ofCampaigns = new Set(
    edits.filter(({ adGroupId }) => adGroupId === null).map(({ campaignId }) => campaignId),
  );
  for (const campaignId of ofCampaigns) {
    const filters = [
      { field: 'campaignId', operator: 'EQUALS', value: campaignId },
      { field: 'adGroupId', operator: 'IS_NULL' },
    ] as const;
    for await (const { rows } of calls.queryNegativeKeywords.pages({ filters }, options)) yield* rows;
  }
}
