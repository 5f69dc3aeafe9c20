import { ad, adCreate, adQuery, adUpdate } from '../campaigns/ad.ts';
import { adGroup, adGroupCreate, adGroupQuery, adGroupUpdate } from '../campaigns/ad-group.ts';
import {
  campaign,
  campaignCreate,
  campaignQuery,
  campaignUpdate,
  limitedStatusReasonDetails,
} from '../campaigns/campaign.ts';
import { creative, creativeCreate, creativeQuery, creativeUpdate } from '../campaigns/creative.ts';
import { defineEndpoints, immutableFields } from '../endpoint.ts';
import { answerOf, emptyAnswer, pageOf } from '../transport/envelope.ts';
import { id } from '../values/id.ts';
import { readers, writers } from '../accounts/role.ts';

const read = { context: 'required', roles: readers, writes: false } as const;
const write = { context: 'required', roles: writers, writes: true } as const;
const byId = { pathParameters: { id } };

const oneCampaign = answerOf(campaign);
const oneAdGroup = answerOf(adGroup);
const oneAd = answerOf(ad);
const oneCreative = answerOf(creative);

export const campaignEndpoints = defineEndpoints({
  createCampaign: { method: 'POST', path: '/campaigns', body: campaignCreate, answer: oneCampaign, ...write },
  queryCampaigns: {
    method: 'POST',
    path: '/campaigns/query',
    ...campaignQuery,
    answer: pageOf(campaign),
    ...read,
  },
  getCampaign: { method: 'GET', path: '/campaigns/{id}', ...byId, answer: oneCampaign, ...read },
  updateCampaign: {
    method: 'PUT',
    path: '/campaigns/{id}',
    ...byId,
    body: campaignUpdate,
    answer: oneCampaign,
    ...write,
  },
  deleteCampaign: { method: 'DELETE', path: '/campaigns/{id}', ...byId, answer: emptyAnswer, ...write },
  getLimitedStatusReasonDetails: {
    method: 'GET',
    path: '/campaigns/{id}/legacy-app-limited-status-reason-details',
    ...byId,
    answer: answerOf(limitedStatusReasonDetails),
    ...read,
  },

  createAdGroup: { method: 'POST', path: '/adgroups', body: adGroupCreate, answer: oneAdGroup, ...write },
  queryAdGroups: {
    method: 'POST',
    path: '/adgroups/query',
    ...adGroupQuery,
    answer: pageOf(adGroup),
    ...read,
  },
  getAdGroup: { method: 'GET', path: '/adgroups/{id}', ...byId, answer: oneAdGroup, ...read },
  updateAdGroup: {
    method: 'PUT',
    path: '/adgroups/{id}',
    ...byId,
    body: adGroupUpdate,
    ignored: immutableFields(adGroup, adGroupUpdate),
    answer: oneAdGroup,
    ...write,
  },
  deleteAdGroup: { method: 'DELETE', path: '/adgroups/{id}', ...byId, answer: emptyAnswer, ...write },

  createAd: { method: 'POST', path: '/ads', body: adCreate, answer: oneAd, ...write },
  queryAds: { method: 'POST', path: '/ads/query', ...adQuery, answer: pageOf(ad), ...read },
  getAd: { method: 'GET', path: '/ads/{id}', ...byId, answer: oneAd, ...read },
  updateAd: {
    method: 'PUT',
    path: '/ads/{id}',
    ...byId,
    body: adUpdate,
    ignored: immutableFields(ad, adUpdate),
    answer: oneAd,
    ...write,
  },
  deleteAd: { method: 'DELETE', path: '/ads/{id}', ...byId, answer: emptyAnswer, ...write },

  createCreative: { method: 'POST', path: '/creatives', body: creativeCreate, answer: oneCreative, ...write },
  queryCreatives: {
    method: 'POST',
    path: '/creatives/query',
    ...creativeQuery,
    answer: pageOf(creative),
    ...read,
  },
  getCreative: { method: 'GET', path: '/creatives/{id}', ...byId, answer: oneCreative, ...read },
  updateCreative: {
    method: 'PUT',
    path: '/creatives/{id}',
    ...byId,
    body: creativeUpdate,
    ignored: immutableFields(creative, creativeUpdate),
    answer: oneCreative,
    ...write,
  },
  deleteCreative: { method: 'DELETE', path: '/creatives/{id}', ...byId, answer: emptyAnswer, ...write },
});
