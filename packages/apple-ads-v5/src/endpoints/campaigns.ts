import { id } from '@tapwright/apple-ads/wire/values/id';
import { readers, writers } from '@tapwright/apple-ads/wire/accounts/role';
import { ad, adCreate, adUpdate, creative, creativeCreate } from '../ad.ts';
import { adGroup, adGroupCreate, adGroupUpdate } from '../ad-group.ts';
import { campaign, campaignCreate, campaignUpdate } from '../campaign.ts';
import { defineEndpointsV5 } from '../endpoint.ts';
import { dataOf, listOf, nothing } from '../envelope.ts';
import { listParameters, oneParameters } from '../list-parameters.ts';
import {
  adFilters,
  adGroupFilters,
  campaignFilters,
  orgAdGroupFilters,
  paging,
  selector,
} from '../selector.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const write = { context: 'required', roles: writers, writes: true } as const;
const list = { method: 'GET', query: listParameters, paging, ...read } as const;
const find = { method: 'POST', body: selector, paging, ...read } as const;

const inCampaign = { pathParameters: { campaignId: id } };
const inAdGroup = { pathParameters: { campaignId: id, adGroupId: id } };
const oneAdOf = { pathParameters: { campaignId: id, adGroupId: id, adId: id } };

const oneCampaign = dataOf(campaign);
const oneAdGroup = dataOf(adGroup);
const oneAd = dataOf(ad);

export const campaignEndpointsV5 = defineEndpointsV5({
  listCampaigns: { path: '/campaigns', answer: listOf(campaign), ...list },
  createCampaign: { method: 'POST', path: '/campaigns', body: campaignCreate, answer: oneCampaign, ...write },
  findCampaigns: { path: '/campaigns/find', filters: campaignFilters, answer: listOf(campaign), ...find },
  getCampaign: {
    method: 'GET',
    path: '/campaigns/{campaignId}',
    ...inCampaign,
    query: oneParameters,
    answer: oneCampaign,
    ...read,
  },
  updateCampaign: {
    method: 'PUT',
    path: '/campaigns/{campaignId}',
    ...inCampaign,
    body: campaignUpdate,
    answer: oneCampaign,
    ...write,
  },
  deleteCampaign: {
    method: 'DELETE',
    path: '/campaigns/{campaignId}',
    ...inCampaign,
    answer: nothing,
    ...write,
  },

  listAdGroups: { path: '/campaigns/{campaignId}/adgroups', ...inCampaign, answer: listOf(adGroup), ...list },
  createAdGroup: {
    method: 'POST',
    path: '/campaigns/{campaignId}/adgroups',
    ...inCampaign,
    body: adGroupCreate,
    answer: oneAdGroup,
    ...write,
  },
  findAdGroups: {
    path: '/campaigns/{campaignId}/adgroups/find',
    ...inCampaign,
    filters: adGroupFilters,
    answer: listOf(adGroup),
    ...find,
  },
  findOrgAdGroups: { path: '/adgroups/find', filters: orgAdGroupFilters, answer: listOf(adGroup), ...find },
  getAdGroup: {
    method: 'GET',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}',
    ...inAdGroup,
    query: oneParameters,
    answer: oneAdGroup,
    ...read,
  },
  updateAdGroup: {
    method: 'PUT',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}',
    ...inAdGroup,
    body: adGroupUpdate,
    answer: oneAdGroup,
    ...write,
  },
  deleteAdGroup: {
    method: 'DELETE',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}',
    ...inAdGroup,
    answer: nothing,
    ...write,
  },

  listAds: {
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}/ads',
    ...inAdGroup,
    answer: listOf(ad),
    ...list,
  },
  createAd: {
    method: 'POST',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}/ads',
    ...inAdGroup,
    body: adCreate,
    answer: oneAd,
    ...write,
  },
  getAd: {
    method: 'GET',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}/ads/{adId}',
    ...oneAdOf,
    query: oneParameters,
    answer: oneAd,
    ...read,
  },
  updateAd: {
    method: 'PUT',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}/ads/{adId}',
    ...oneAdOf,
    body: adUpdate,
    answer: oneAd,
    ...write,
  },
  deleteAd: {
    method: 'DELETE',
    path: '/campaigns/{campaignId}/adgroups/{adGroupId}/ads/{adId}',
    ...oneAdOf,
    answer: nothing,
    ...write,
  },
  findAds: {
    path: '/campaigns/{campaignId}/ads/find',
    ...inCampaign,
    filters: adFilters,
    answer: listOf(ad),
    ...find,
  },
  findOrgAds: { path: '/ads/find', filters: adFilters, answer: listOf(ad), ...find },

  listCreatives: { path: '/creatives', answer: listOf(creative), ...list },
  createCreative: {
    method: 'POST',
    path: '/creatives',
    body: creativeCreate,
    answer: dataOf(creative),
    ...write,
  },
  findCreatives: { path: '/creatives/find', filters: 'any', answer: listOf(creative), ...find },
  getCreative: {
    method: 'GET',
    path: '/creatives/{creativeId}',
    pathParameters: { creativeId: id },
    query: oneParameters,
    answer: dataOf(creative),
    ...read,
  },
});
