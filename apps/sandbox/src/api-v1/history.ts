import type { Instant } from '../world/entities.ts';
import { latest, type Row, type Stamp } from '../world/table.ts';
import {
  findAd,
  findAdGroup,
  findCampaign,
  findCreative,
  findKeyword,
  findNegativeKeyword,
} from '../verbs/own-rows.ts';
import { adAccountFields } from './accounts.ts';
import { adGroupFields } from './ad-group-view.ts';
import { adFields } from './ads.ts';
import type { AccountCall } from './call.ts';
import { campaignFields } from './campaign-view.ts';
import { creativeFields } from './creatives.ts';
import { diffFields, type FieldChange } from './diff-fields.ts';
import { keywordFields } from './keyword-view.ts';
import { negativeKeywordFields } from './negative-keywords.ts';

export type EntityType =
  | 'Campaign'
  | 'AdGroup'
  | 'Keyword'
  | 'NegativeKeyword'
  | 'Ad'
  | 'Creative'
  | 'AdAccount';

export type Change = {
  entityType: EntityType;
  entityId: number;
  eventType: 'CREATE' | 'UPDATE' | 'DELETE';
  at: Instant;
  /** Which version of its entity it made. */
  order: number;
  userType: Stamp['userType'];
  userId: number;
  transactionId: string;
  parents: Readonly<Record<string, number>>;
  latest: () => object;
  snapshot: () => object;
  fields: () => FieldChange[];
};

type Fields = Readonly<Record<string, unknown>>;
type Kind<State> = {
  entityType: EntityType;
  fields: (state: State) => Fields;
  parents: (state: State) => Change['parents'];
};

const isDeleted = (state: object): boolean => 'deleted' in state && state.deleted === true;

/** Every version of a row was one change. Writes of one transaction to one row are reported together. */
function changesOf<State extends object>(
  { entityType, fields, parents }: Kind<State>,
  row: Row<State>,
): Change[] {
  return row.versions.flatMap(({ by, state }, order): Change[] => {
    const before = row.versions.findLast(
      (version, at) => at < order && version.by.transactionId !== by.transactionId,
    );
    if (row.versions[order + 1]?.by.transactionId === by.transactionId) return [];
    const eventType = before === undefined ? 'CREATE' : isDeleted(state) ? 'DELETE' : 'UPDATE';
    const { at, userType, userId, transactionId } = by;
    return [
      {
        entityType,
        entityId: row.id,
        eventType,
        at,
        order,
        userType,
        userId,
        transactionId,
        parents: parents(state),
        latest: () => fields(latest(row)),
        snapshot: () => fields(state),
        fields: () => diffFields(before ? fields(before.state) : null, fields(state)),
      },
    ];
  });
}

function kindsOf({ world, account }: AccountCall) {
  const campaignOf = (id: number) => latest(world.campaigns.get(id));
  const adGroupOf = (id: number) => latest(world.adGroups.get(id));
  const inAdGroup = (state: { campaignId: number; adGroupId: number }) => ({
    campaignId: state.campaignId,
    adGroupId: state.adGroupId,
  });
  const kind = <State>(
    entityType: EntityType,
    fields: Kind<State>['fields'],
    parents: Kind<State>['parents'],
  ) => ({
    entityType,
    fields,
    parents,
  });
  return {
    campaign: kind<Parameters<typeof campaignFields>[0]>(
      'Campaign',
      (state) => campaignFields(state, account),
      () => ({ adAccountId: account.id }),
    ),
    adGroup: kind<Parameters<typeof adGroupFields>[0]>(
      'AdGroup',
      (state) => adGroupFields(state, campaignOf(state.campaignId), account.currency),
      ({ campaignId }) => ({ adAccountId: account.id, campaignId }),
    ),
    keyword: kind<Parameters<typeof keywordFields>[0]>(
      'Keyword',
      (state) =>
        keywordFields(state, adGroupOf(state.adGroupId), campaignOf(state.campaignId), account.currency),
      inAdGroup,
    ),
    negativeKeyword: kind<Parameters<typeof negativeKeywordFields>[0]>(
      'NegativeKeyword',
      negativeKeywordFields,
      ({ campaignId, adGroupId }) => (adGroupId === null ? { campaignId } : { campaignId, adGroupId }),
    ),
    ad: kind<Parameters<typeof adFields>[0]>('Ad', adFields, inAdGroup),
    creative: kind<Parameters<typeof creativeFields>[0]>('Creative', creativeFields, () => ({})),
    adAccount: kind<Parameters<typeof adAccountFields>[0]>('AdAccount', adAccountFields, () => ({})),
  };
}

/** Everything that ever changed in the ad account. */
export function listHistories(call: AccountCall): Change[] {
  const { world, account } = call;
  const kinds = kindsOf(call);
  const campaigns = world.campaigns.list(account.id);
  const adGroups = campaigns.flatMap((row) => world.adGroups.list(row.id));
  return [
    ...changesOf(kinds.adAccount, world.adAccounts.get(account.id)),
    ...campaigns.flatMap((row) => changesOf(kinds.campaign, row)),
    ...adGroups.flatMap((row) => changesOf(kinds.adGroup, row)),
    ...adGroups.flatMap((group) =>
      world.keywords.list(group.id).flatMap((row) => changesOf(kinds.keyword, row)),
    ),
    ...campaigns.flatMap((campaign) =>
      world.negativeKeywords.list(campaign.id).flatMap((row) => changesOf(kinds.negativeKeyword, row)),
    ),
    ...adGroups.flatMap((group) => world.ads.list(group.id).flatMap((row) => changesOf(kinds.ad, row))),
    ...world.creatives.list(account.id).flatMap((row) => changesOf(kinds.creative, row)),
  ];
}

/** What ever changed in one entity of the ad account. */
export function findHistory(call: AccountCall, entityType: string, entityId: number): Change[] {
  const kinds = kindsOf(call);
  const of = <State extends object>(kind: Kind<State>, row: Row<State> | undefined): Change[] =>
    row && kind.entityType === entityType ? changesOf(kind, row) : [];
  return [
    ...of(kinds.adAccount, entityId === call.account.id ? call.world.adAccounts.get(entityId) : undefined),
    ...of(kinds.campaign, findCampaign(call, entityId)),
    ...of(kinds.adGroup, findAdGroup(call, entityId)),
    ...of(kinds.keyword, findKeyword(call, entityId)),
    ...of(kinds.negativeKeyword, findNegativeKeyword(call, entityId)),
    ...of(kinds.ad, findAd(call, entityId)),
    ...of(kinds.creative, findCreative(call, entityId)),
  ];
}
