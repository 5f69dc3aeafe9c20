import type * as z from 'zod/mini';
import {
  adGroupMetadata,
  adMetadata,
  campaignMetadata,
  keywordMetadata,
  searchTermMetadata,
} from '@tapwright/apple-ads/wire/reports/report-row';
import type { Level, RowSubject } from '../../market/report/measure-request.ts';
import { latest, type Row } from '../../world/table.ts';
import { viewAd } from '../ads.ts';
import { viewAdGroup } from '../ad-group-view.ts';
import type { AccountCall } from '../call.ts';
import { viewCampaign } from '../campaign-view.ts';
import { viewCreative } from '../creatives.ts';
import { viewKeyword } from '../keyword-view.ts';

type MetadataOf<Schema extends z.ZodMiniType> = z.input<Schema> & object;

export type ReportLevel<Metadata extends object> = {
  level: Level;
  schema: z.ZodMiniType;
  /** What the id of its own level is called in a filter. */
  idField: string;
  /** The number its rows are ordered by; undefined for subjects that the level does not report. */
  idOf: (subject: RowSubject) => number | undefined;
  view: (call: AccountCall, subject: RowSubject) => Metadata;
  /** Everything alive that could have a row, for reports that show rows without any activity. */
  list: (call: AccountCall) => RowSubject[];
};

const pick = <Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: Name[]
): Pick<Value, Name> => {
  const picked: Partial<Pick<Value, Name>> = {};
  for (const name of names) if (Object.hasOwn(value, name)) picked[name] = value[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name was set in the loop above
  return picked as Pick<Value, Name>;
};

const states = [
  'status',
  'displayStatus',
  'deleted',
  'creationTime',
  'modificationTime',
  'adAccountId',
] as const;
const running = ['systemStatus', 'systemStatusReasons', 'systemStatusLimitingReasons'] as const;

function viewCampaignRow(call: AccountCall, { campaignId }: RowSubject): MetadataOf<typeof campaignMetadata> {
  const view = viewCampaign(call, call.world.campaigns.get(campaignId));
  const { bidStrategyType, bid } = view.bidStrategy;
  const { supplyPlacement, countryOrRegion } = view.targeting;
  const isSearch = supplyPlacement.include.some((placement) => placement.startsWith('APPSTORE_SEARCH'));
  return {
    ...pick(view, 'id', 'name', 'promotedObjectType', 'promotedObjectId', 'billingEvent', 'dailyBudget'),
    ...pick(view, 'startTime', 'endTime', ...states, ...running),
    promotedObject: { name: latest(call.world.apps.get(Number(view.promotedObjectId))).name },
    adChannelType: isSearch ? 'SEARCH' : 'DISPLAY',
    targeting: { supplyPlacement, lifetimeStorefronts: countryOrRegion, countryOrRegion },
    bidStrategy: { bidStrategyType, ...(bid ? { bid } : {}) },
  };
}

function viewAdGroupRow(
  call: AccountCall,
  { adGroupId = 0 }: RowSubject,
): MetadataOf<typeof adGroupMetadata> {
  const view = viewAdGroup(call, call.world.adGroups.get(adGroupId));
  const { bidStrategyType, bid } = view.bidStrategy;
  return {
    ...pick(
      view,
      'id',
      'campaignId',
      'name',
      'automatedKeywordsOptIn',
      'automatedKeywordsRequired',
      'pricingModel',
    ),
    ...pick(view, 'cpaCap', 'startTime', 'endTime', ...states, ...running),
    bidStrategy: { bidStrategyType, ...(bid ? { bid } : {}) },
    campaign: {},
  };
}

function viewAdRow(call: AccountCall, { adId }: RowSubject): MetadataOf<typeof adMetadata> {
  const view = viewAd(call, call.world.ads.get(adId ?? 0));
  const creative = viewCreative(call, call.world.creatives.get(view.creativeId));
  const { parameters, url } = creative.destination;
  return {
    ...pick(view, 'id', 'campaignId', 'adGroupId', 'name', ...states, ...running),
    creative: {
      ...pick(creative, 'id', 'creativeType', 'systemStatus'),
      creativeSpec: {},
      destination: { parameters: { ...parameters, ...(url ? { url } : {}) } },
    },
  };
}

const parentOf = (call: AccountCall, adGroupId: number) =>
  pick(latest(call.world.adGroups.get(adGroupId)), 'name', 'deleted');

function viewKeywordRow(call: AccountCall, { keywordId }: RowSubject): MetadataOf<typeof keywordMetadata> {
  const view = viewKeyword(call, call.world.keywords.get(keywordId ?? 0));
  return {
    ...pick(view, 'id', 'campaignId', 'adGroupId', 'text', 'matchType', 'bid', ...states),
    adGroup: parentOf(call, view.adGroupId),
  };
}

/** Apple's prose has no keyword beside a term that search match brought; its examples have one. */
const findNamedKeyword = ({ world, profile }: AccountCall, adGroupId: number): number | undefined =>
  profile === 'lenient' ? world.keywords.list(adGroupId)[0]?.id : undefined;

function viewSearchTermRow(call: AccountCall, subject: RowSubject): MetadataOf<typeof searchTermMetadata> {
  const { campaignId, adGroupId = 0, keywordId, searchTerm = null } = subject;
  const isOwn = keywordId !== null && keywordId !== undefined;
  const named = isOwn ? keywordId : findNamedKeyword(call, adGroupId);
  return {
    campaignId,
    adGroupId,
    adAccountId: call.account.id,
    searchTermText: searchTerm,
    searchTermSource: isOwn ? 'TARGETED' : 'AUTO',
    ...(named === undefined ? {} : { keyword: viewKeywordRow(call, { ...subject, keywordId: named }) }),
    adGroup: parentOf(call, adGroupId),
  };
}

const campaignIds = ({ world, account }: AccountCall): number[] =>
  world.campaigns.list(account.id).flatMap((row) => (latest(row).deleted ? [] : [row.id]));

const listAdGroups = (call: AccountCall): { campaignId: number; adGroupId: number }[] =>
  campaignIds(call).flatMap((campaignId) =>
    call.world.adGroups
      .list(campaignId)
      .flatMap((row) => (latest(row).deleted ? [] : [{ campaignId, adGroupId: row.id }])),
  );

const listLive = (rows: readonly Row<{ deleted: boolean }>[]): number[] =>
  rows.flatMap((row) => (latest(row).deleted ? [] : [row.id]));

const listAds = (call: AccountCall): RowSubject[] =>
  listAdGroups(call).flatMap((parents) =>
    listLive(call.world.ads.list(parents.adGroupId)).map((adId) => ({ ...parents, adId })),
  );

const listKeywords = (call: AccountCall): RowSubject[] =>
  listAdGroups(call).flatMap((parents) =>
    listLive(call.world.keywords.list(parents.adGroupId)).map((keywordId) => ({ ...parents, keywordId })),
  );

const defineLevel = <Metadata extends object>(level: ReportLevel<Metadata>): ReportLevel<Metadata> => level;

export const reportLevels = {
  campaigns: defineLevel({
    level: 'campaign',
    schema: campaignMetadata,
    idField: 'campaignId',
    idOf: ({ campaignId }) => campaignId,
    view: viewCampaignRow,
    list: (call) => campaignIds(call).map((campaignId) => ({ campaignId })),
  }),
  adgroups: defineLevel({
    level: 'adGroup',
    schema: adGroupMetadata,
    idField: 'adGroupId',
    idOf: ({ adGroupId }) => adGroupId,
    view: viewAdGroupRow,
    list: listAdGroups,
  }),
  ads: defineLevel({
    level: 'ad',
    schema: adMetadata,
    idField: 'adId',
    idOf: ({ adId }) => adId ?? undefined,
    view: viewAdRow,
    list: listAds,
  }),
  keywords: defineLevel({
    level: 'keyword',
    schema: keywordMetadata,
    idField: 'keywordId',
    idOf: ({ keywordId }) => keywordId ?? undefined,
    view: viewKeywordRow,
    list: listKeywords,
  }),
  searchterms: defineLevel({
    level: 'searchTerm',
    schema: searchTermMetadata,
    idField: 'keywordId',
    idOf: ({ keywordId, adGroupId }) => keywordId ?? adGroupId,
    view: viewSearchTermRow,
    list: () => [],
  }),
};
