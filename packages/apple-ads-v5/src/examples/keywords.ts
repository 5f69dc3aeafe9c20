import { type Example, times, usd } from '@tapwright/apple-ads/wire/examples/example';
import type { keywordEndpointsV5 } from '../endpoints/keywords.ts';
import { adGroupPath, campaignPath, condition, data, list, selectorOf } from './rows.ts';

const newKeyword = { text: 'meeting notes', matchType: 'EXACT', bidAmount: usd('1.90') };
const keyword = {
  id: 544001,
  campaignId: 540001,
  adGroupId: 541001,
  ...newKeyword,
  status: 'ACTIVE',
  deleted: false,
  ...times,
};

const newNegative = { text: 'free', matchType: 'BROAD' };
const negative = {
  id: 545001,
  campaignId: 540001,
  adGroupId: null,
  ...newNegative,
  status: 'ACTIVE',
  deleted: false,
  modificationTime: times.modificationTime,
};

const listed = { query: {}, wrong: { query: { offset: '-1' }, at: ['offset'] } };
const one = { query: { fields: 'id' }, wrong: { query: { fields: 7 }, at: ['fields'] } };
const found = {
  body: selectorOf(condition('adGroupId', 'EQUALS', 541001)),
  wrong: { body: { pagination: { limit: 1001 } }, at: ['pagination', 'limit'] },
};

const created = {
  body: [newNegative, { text: 'template', status: 'PAUSED' }],
  answer: list([negative]),
  wrong: { body: [newNegative, { text: '' }], at: [1, 'text'] },
};
const updated = {
  body: [{ id: 545001, status: 'PAUSED' }],
  answer: list([negative]),
  wrong: { body: [{ status: 'PAUSED' }], at: [0, 'id'] },
};
const removed = { body: [545001, 545002], answer: data(2), wrong: { body: [{ id: 545001 }], at: [0] } };

const ofCampaign = { pathParameters: { ...campaignPath, keywordId: '545001' } };
const ofAdGroup = { pathParameters: { ...adGroupPath, keywordId: '545001' } };
const inCampaign = { pathParameters: campaignPath };
const inAdGroup = { pathParameters: adGroupPath };

export const keywordExamplesV5: Record<keyof typeof keywordEndpointsV5, Example> = {
  listKeywords: { ...inAdGroup, ...listed, answer: list([keyword]) },
  createKeywords: {
    ...inAdGroup,
    body: [newKeyword, { text: 'outline' }],
    answer: {
      ...list([keyword]),
      error: { errors: [{ messageCode: 'DUPLICATE_KEYWORD', message: 'Already there', field: 'text' }] },
    },
    wrong: { body: [], at: [] },
  },
  updateKeywords: {
    ...inAdGroup,
    body: [{ id: 544001, bidAmount: usd('2.10'), adGroupId: 541001 }],
    answer: list([keyword]),
    wrong: { body: [{ id: 544001, bidAmount: '2.10' }], at: [0, 'bidAmount'] },
  },
  deleteKeywords: { ...inAdGroup, ...removed },
  getKeyword: { ...ofAdGroup, ...one, answer: data(keyword) },
  deleteKeyword: { ...ofAdGroup, answer: data(null) },
  findKeywords: { ...inCampaign, ...found, answer: list([keyword]) },

  listCampaignNegatives: { ...inCampaign, ...listed, answer: list([negative]) },
  createCampaignNegatives: { ...inCampaign, ...created },
  updateCampaignNegatives: { ...inCampaign, ...updated },
  deleteCampaignNegatives: { ...inCampaign, ...removed },
  getCampaignNegative: { ...ofCampaign, ...one, answer: data(negative) },
  findCampaignNegatives: { ...inCampaign, ...found, answer: list([negative]) },

  listAdGroupNegatives: { ...inAdGroup, ...listed, answer: list([negative]) },
  createAdGroupNegatives: { ...inAdGroup, ...created },
  updateAdGroupNegatives: { ...inAdGroup, ...updated },
  deleteAdGroupNegatives: { ...inAdGroup, ...removed },
  getAdGroupNegative: { ...ofAdGroup, ...one, answer: data(negative) },
  findAdGroupNegatives: { ...inCampaign, ...found, answer: list([negative]) },
};
