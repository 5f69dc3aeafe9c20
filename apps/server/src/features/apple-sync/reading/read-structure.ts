import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { Refused, UnexpectedAnswer } from '@tapwright/apple-ads/client/errors';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { StepOf, SyncStep } from '../pass/sync-step.ts';
import {
  type Entity,
  type EntityKind,
  listAdGroups,
  listCampaigns,
  listMissing,
  markRemoved,
  putEntities,
  type IdRange,
} from './structure-store.ts';
import { announceRemovedCampaigns } from './announce-removed-campaigns.ts';

const pageSize = 1000;
/** As many as a filter takes. */
const maxAdGroupsOfStep = 1000;

type PagedStep = StepOf<
  'campaigns' | 'adGroups' | 'keywords' | 'negativeKeywords' | 'campaignNegatives' | 'ads'
>;
type Page = { rows: readonly Entity[]; nextOffset: number | undefined };

const kinds: Readonly<Record<PagedStep['do'], EntityKind>> = {
  campaigns: 'campaign',
  adGroups: 'adGroup',
  keywords: 'keyword',
  negativeKeywords: 'negativeKeyword',
  campaignNegatives: 'negativeKeyword',
  ads: 'ad',
};

/** One page of a list in the order of ids. What of ours should have been on it and was not is requested by name. */
export async function readStructure(line: SyncLine, step: PagedStep): Promise<StepResult> {
  const { calls, account, database, signal } = line;
  const kind = kinds[step.do];
  const page = await askPage(calls, step, signal);
  const last = page.nextOffset === undefined ? undefined : page.rows.at(-1)?.id;
  const isTombstones = step.do === 'adGroups' && step.deleted;
  const answered = page.rows.map(({ id }) => id);
  const missing = isTombstones
    ? []
    : await listMissing(database.write, kind, account, answered, { ...idRangeOf(step), upTo: last });
  const found = await askByIds(calls, kind, missing, signal);
  const foundIds = new Set(found.map(({ id }) => id));
  const vanished = missing.filter((id) => !foundIds.has(id));
  return {
    write: async ({ tx }) => {
      const known = [...page.rows, ...found];
      if (kind === 'campaign') await announceRemovedCampaigns(tx, line, [...vanished, ...listRemoved(known)]);
      const rowCount = await putEntities(tx, kind, account, known);
      await markRemoved(tx, kind, account, vanished);
      if (page.nextOffset !== undefined)
        return { rowCount, next: [{ ...step, offset: page.nextOffset, after: last ?? step.after }] };
      if (step.do === 'campaigns')
        return {
          rowCount,
          next: [
            { do: 'adGroups', offset: 0, after: '0', deleted: true },
            { do: 'adGroups', offset: 0, after: '0', deleted: false },
          ],
        };
      if (step.do !== 'adGroups' || step.deleted) return { rowCount };
      const campaigns = await listCampaigns(tx, account);
      return { rowCount, next: listInside(campaigns, await listAdGroups(tx, account)) };
    },
  };
}

export const listRemoved = (entities: readonly Entity[]): string[] =>
  entities.filter(({ deleted }) => deleted === true).map(({ id }) => id);

function idRangeOf(step: PagedStep): Omit<IdRange, 'upTo'> {
  const { after } = step;
  if ('adGroupIds' in step) return { after, within: { column: 'ad_group_id', ids: step.adGroupIds } };
  if (step.do === 'campaignNegatives')
    return { after, within: { column: 'campaign_id', ids: [step.campaignId] }, ofCampaignOnly: true };
  return { after };
}

/** What campaigns and ad groups hold, once they are known themselves. */
function listInside(
  campaigns: Awaited<ReturnType<typeof listCampaigns>>,
  adGroups: Awaited<ReturnType<typeof listAdGroups>>,
): SyncStep[] {
  const begin = { offset: 0, after: '0' };
  const live = campaigns.filter(({ isRemoved }) => !isRemoved);
  const ids = adGroups.filter(({ isRemoved }) => !isRemoved).map(({ adGroupId }) => adGroupId);
  const apps = new Set(live.flatMap(({ adamId }) => adamId ?? []));
  const steps: SyncStep[] = [{ do: 'ads', ...begin }, { do: 'creatives' }];
  for (const { campaignId } of live) steps.push({ do: 'campaignNegatives', campaignId, ...begin });
  for (let at = 0; at < ids.length; at += maxAdGroupsOfStep) {
    const adGroupIds = ids.slice(at, at + maxAdGroupsOfStep);
    steps.push({ do: 'keywords', adGroupIds, ...begin }, { do: 'negativeKeywords', adGroupIds, ...begin });
  }
  return apps.size > 0 ? [...steps, { do: 'allProductPages', adamIds: [...apps] }] : steps;
}

async function askPage(calls: AdAccountCalls, step: PagedStep, signal: AbortSignal): Promise<Page> {
  const pagination = { offset: step.offset, pageSize };
  const options = { signal };
  switch (step.do) {
    case 'campaigns':
      return calls.queryCampaigns(
        { filters: [{ field: 'deleted', operator: 'IN', value: [true, false] }], pagination },
        options,
      );
    case 'adGroups':
      return calls.queryAdGroups(
        { filters: [{ field: 'deleted', operator: 'EQUALS', value: step.deleted }], pagination },
        options,
      );
    case 'keywords':
      return calls.queryKeywords(
        { filters: [{ field: 'adGroupId', operator: 'IN', value: step.adGroupIds }], pagination },
        options,
      );
    case 'negativeKeywords':
      return calls.queryNegativeKeywords(
        { filters: [{ field: 'adGroupId', operator: 'IN', value: step.adGroupIds }], pagination },
        options,
      );
    case 'campaignNegatives':
      return calls.queryNegativeKeywords(
        {
          filters: [
            { field: 'campaignId', operator: 'EQUALS', value: step.campaignId },
            { field: 'adGroupId', operator: 'IS_NULL' },
          ],
          pagination,
        },
        options,
      );
    case 'ads':
      return calls.queryAds({ pagination }, options);
  }
}

/** By name, whether deleted or not; who is not among the answers is not there at all. */
export async function askByIds(
  calls: AdAccountCalls,
  kind: EntityKind,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Entity[]> {
  const found: Entity[] = [];
  for (let at = 0; at < ids.length; at += pageSize) {
    const some = ids.slice(at, at + pageSize);
    for (const deleted of [false, true]) {
      const rows = await askDeletedOrNot(calls, kind, { ids: some, deleted }, signal);
      if (rows === undefined) found.push(...(await askAllOf(calls, kind, [namedBy(some)], signal)));
      else found.push(...rows);
      if (rows === undefined) break;
    }
  }
  return found;
}

type Filter = { field: 'id'; operator: 'IN'; value: readonly string[] } | DeletedFilter;
type DeletedFilter = { field: 'deleted'; operator: 'EQUALS'; value: boolean };

const namedBy = (ids: readonly string[]): Filter => ({ field: 'id', operator: 'IN', value: ids });

/** Undefined: Apple's pages disagree whether negative keywords can be asked for this, and here they cannot. */
async function askDeletedOrNot(
  calls: AdAccountCalls,
  kind: EntityKind,
  { ids, deleted }: { ids: readonly string[]; deleted: boolean },
  signal: AbortSignal,
): Promise<Entity[] | undefined> {
  try {
    return await askAllOf(
      calls,
      kind,
      [namedBy(ids), { field: 'deleted', operator: 'EQUALS', value: deleted }],
      signal,
    );
  } catch (error) {
    if (kind === 'negativeKeyword' && error instanceof Refused && error.status === 400) return undefined;
    throw error;
  }
}

/** All pages; an answer that ends before its own count must not look like things that are gone. */
async function askAllOf(
  calls: AdAccountCalls,
  kind: EntityKind,
  filters: readonly Filter[],
  signal: AbortSignal,
): Promise<Entity[]> {
  const request = { filters };
  const options = { pageSize, signal };
  const pages = {
    campaign: () => calls.queryCampaigns.pages(request, options),
    adGroup: () => calls.queryAdGroups.pages(request, options),
    keyword: () => calls.queryKeywords.pages(request, options),
    negativeKeyword: () => calls.queryNegativeKeywords.pages(request, options),
    ad: () => calls.queryAds.pages(request, options),
  };
  const found: Entity[] = [];
  let total = 0;
  for await (const { rows, totalCount } of pages[kind]()) {
    found.push(...rows);
    total = totalCount ?? total;
  }
  if (found.length < total)
    throw new UnexpectedAnswer(
      [{ code: 'cut', message: `${found.length} of ${total} rows came`, field: 'result' }],
      {},
    );
  return found;
}
