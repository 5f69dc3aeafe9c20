import { type AdEdit, type AdKind, everybody } from '@tapwright/domain/ad-states';
import type { Finding, RefusalReason } from '@tapwright/domain/ad-verdicts';
import { isReadOnly } from '../../certificates/index.ts';
import type { Fields } from '../sets/edits-store.ts';
import { type Account, isLocal, type LoadedAds } from './load-ads.ts';
import { readFields } from './read-fields.ts';
import type { RequestedEdit } from './requested-edit.ts';

export type Candidate = {
  place: number;
  judged: AdEdit | undefined;
  before: Fields;
  problems: Finding<RefusalReason>[];
  where: { adAccountId: string; campaignId: string; adGroupId: string | null } | undefined;
};

export const refuse = (place: number, field: string, reason: RefusalReason): Candidate => ({
  place,
  judged: undefined,
  before: {},
  problems: [{ field, reason }],
  where: undefined,
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema gives each kind its own fields
export const editOf = (edit: { kind: AdKind; id: string; intent: string; after: Fields }) => edit as AdEdit;

/** What can be created in: what is known, and what came earlier in the same plan. */
export type Created = {
  ads: LoadedAds;
  campaigns: Map<string, { adAccountId: string }>;
  adGroups: Map<string, { campaignId: string }>;
};
export const openCreated = (ads: LoadedAds): Created => ({ ads, campaigns: new Map(), adGroups: new Map() });

const ofCampaign = {
  status: 'paused',
  dailyCap: null,
  totalBudget: null,
  cpaGoal: null,
  countries: [],
  adamId: '',
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
};
const times = { startTime: null, endTime: null };
const ofAdGroup = { status: 'running', bid: null, cpaGoal: null, searchMatch: false, ...everybody };

type Where = { field: string; account: Account; campaignId: string; adGroupId: string | null };

export function planCreation(created: Created, requested: RequestedEdit, place: number): Candidate {
  const { kind, localId: id = '0' } = requested;
  const where = findPlace(created, requested);
  if ('reason' in where) return refuse(place, where.field, where.reason);
  const { account, campaignId, adGroupId } = where;
  const { fields, problems } = readFields(requested.fields, account.currency);
  if (isReadOnly(account.appleRoles)) problems.push({ field: 'id', reason: 'noAuthority' });
  const { adAccountId } = account;
  const whole: Record<AdKind, Fields> = {
    campaign: { adAccountId, name: '', ...ofCampaign, ...times },
    adGroup: { campaignId, name: '', ...ofAdGroup, ...times },
    keyword: { adGroupId, status: 'running', bid: null },
    negativeKeyword: { campaignId, adGroupId, status: 'running' },
    ad: { adGroupId, name: '', productPageId: null, status: 'paused' },
  };
  if (kind === 'campaign') created.campaigns.set(id, { adAccountId });
  if (kind === 'adGroup') created.adGroups.set(id, { campaignId });
  return {
    place,
    before: {},
    problems,
    where: { adAccountId, campaignId, adGroupId },
    judged: editOf({ kind, id, intent: 'create', after: { ...whole[kind], isRemoved: false, ...fields } }),
  };
}

type Missing = { field: string; reason: RefusalReason };

function findPlace({ ads, campaigns, adGroups }: Created, requested: RequestedEdit): Where | Missing {
  const { kind, localId = '0' } = requested;
  if (kind === 'campaign') {
    const account = ads.findAccount(requested);
    if (account === undefined) return { field: 'campaignGroupId', reason: 'notHere' };
    return { field: 'campaignGroupId', account, campaignId: localId, adGroupId: null };
  }
  const inAdGroup = kind === 'adGroup' ? undefined : requested.adGroupId;
  const adGroup =
    inAdGroup === undefined ? undefined : (adGroups.get(inAdGroup) ?? ads.known.adGroup.get(inAdGroup));
  const campaignId = requested.campaignId ?? adGroup?.campaignId ?? '';
  const campaign = campaigns.get(campaignId) ?? ads.known.campaign.get(campaignId);
  const account = campaign && ads.accounts.get(campaign.adAccountId);
  const field = inAdGroup === undefined ? 'campaignId' : 'adGroupId';
  const isElsewhere = inAdGroup !== undefined && adGroup?.campaignId !== campaignId;
  if (account === undefined || isElsewhere)
    return { field, reason: isLocal(inAdGroup ?? campaignId) ? 'parentRefused' : 'notHere' };
  return { field, account, campaignId, adGroupId: kind === 'adGroup' ? localId : (inAdGroup ?? null) };
}
