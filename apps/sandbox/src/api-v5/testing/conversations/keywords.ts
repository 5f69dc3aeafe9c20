import { expect } from 'vitest';
import { usd } from '../../../testing/conversations/shared.ts';
import type { AnyJson } from '../../../testing/start-sandbox.ts';
import { condition, selectorOf, type Conversation } from './conversation.ts';

const targeting = '/campaigns/51001/adgroups/61001/targetingkeywords';
const negatives = '/campaigns/51001/adgroups/61001/negativekeywords';
const ofCampaign = '/campaigns/51001/negativekeywords';

const textsOf = ({ data }: AnyJson): string[] => data.map((row: AnyJson) => row.text);
const keepFirst =
  (key: string): NonNullable<Conversation['keep']> =>
  ({ data }, keep) =>
    keep(key, data[0].id);

const targetingKeywords: readonly Conversation[] = [
  {
    name: 'createKeywords',
    request: () => ({
      path: `${targeting}/bulk`,
      body: [
        { text: 'deep work bell', matchType: 'EXACT', bidAmount: usd('1.80') },
        { text: 'pomodoro', status: 'PAUSED' },
        { text: 'FOCUSLY', matchType: 'EXACT' },
      ],
    }),
    keep: keepFirst('keyword'),
    expect: ({ data, error }) => {
      expect(data).toMatchObject([
        { text: 'deep work bell', bidAmount: usd('1.80'), status: 'ACTIVE' },
        { text: 'pomodoro', matchType: 'BROAD', bidAmount: usd('1.2'), status: 'PAUSED' },
      ]);
      expect(error.errors).toMatchObject([{ messageCode: 'DUPLICATE_KEYWORD', field: '[2].text' }]);
    },
  },
  {
    name: 'createKeywords',
    request: () => ({ path: `${targeting}/bulk`, body: [{ text: 'focusly', matchType: 'EXACT' }] }),
    expect: ({ data, error }) => {
      expect(data).toEqual([]);
      expect(error.errors[0].messageCode).toBe('DUPLICATE_KEYWORD');
    },
  },
  {
    name: 'updateKeywords',
    request: (kept) => ({
      path: `${targeting}/bulk`,
      body: [
        { id: kept('keyword'), bidAmount: usd('2.10'), status: 'PAUSED' },
        { id: 1, status: 'PAUSED' },
      ],
    }),
    expect: ({ data, error }) => {
      expect(data).toMatchObject([{ bidAmount: usd('2.10'), status: 'PAUSED' }]);
      expect(error.errors).toMatchObject([{ messageCode: 'NOT_FOUND', field: '[1].id' }]);
    },
  },
  {
    name: 'listKeywords',
    request: () => ({ path: `${targeting}?limit=1000` }),
    expect: ({ pagination }) => expect(pagination.totalResults).toBe(5),
  },
  {
    name: 'findKeywords',
    request: () => ({
      path: '/campaigns/51001/adgroups/targetingkeywords/find',
      body: {
        ...selectorOf(condition('adGroupId', 'IN', '61001'), condition('text', 'CONTAINS', 'pomo')),
        fields: ['id', 'text'],
      },
    }),
    expect: ({ data }) => expect(data).toEqual([{ id: expect.any(Number), text: 'pomodoro' }]),
  },
  { name: 'getKeyword', request: (kept) => ({ path: `${targeting}/${kept('keyword')}` }) },
  { name: 'deleteKeyword', request: (kept) => ({ path: `${targeting}/${kept('keyword')}` }) },
  {
    name: 'getKeyword',
    request: (kept) => ({ path: `${targeting}/${kept('keyword')}` }),
    expect: ({ data }) => expect(data.deleted).toBe(true),
  },
  {
    name: 'deleteKeyword',
    request: (kept) => ({ path: `${targeting}/${kept('keyword')}`, status: 404 }),
  },
  {
    name: 'deleteKeywords',
    request: () => ({ path: `${targeting}/delete/bulk`, body: [9100003, 9100003] }),
    expect: ({ data, error }) => {
      expect(data).toBe(1);
      expect(error.errors).toHaveLength(1);
    },
  },
];

const ofWholeCampaign: readonly Conversation[] = [
  {
    name: 'createCampaignNegatives',
    request: () => ({ path: `${ofCampaign}/bulk`, body: [{ text: 'free', matchType: 'EXACT' }] }),
    keep: keepFirst('campaignNegative'),
    expect: ({ data }) => expect(data).toMatchObject([{ adGroupId: null, status: 'ACTIVE' }]),
  },
  {
    name: 'updateCampaignNegatives',
    request: (kept) => ({
      path: `${ofCampaign}/bulk`,
      body: [{ id: kept('campaignNegative'), status: 'PAUSED' }],
    }),
    expect: ({ data }) => expect(data[0].status).toBe('PAUSED'),
  },
  {
    name: 'listCampaignNegatives',
    request: () => ({ path: ofCampaign }),
    expect: (body) => expect(textsOf(body)).toEqual(['free']),
  },
  { name: 'getCampaignNegative', request: (kept) => ({ path: `${ofCampaign}/${kept('campaignNegative')}` }) },
  {
    name: 'findCampaignNegatives',
    request: (kept) => ({
      path: `${ofCampaign}/find`,
      body: selectorOf(condition('id', 'EQUALS', String(kept('campaignNegative')))),
    }),
    expect: (body) => expect(textsOf(body)).toEqual(['free']),
  },
];

const ofAdGroup: readonly Conversation[] = [
  {
    name: 'createAdGroupNegatives',
    request: () => ({ path: `${negatives}/bulk`, body: [{ text: 'cheap', matchType: 'BROAD' }] }),
    keep: keepFirst('groupNegative'),
    expect: ({ data }) => expect(data).toMatchObject([{ adGroupId: 61001 }]),
  },
  {
    name: 'updateAdGroupNegatives',
    request: (kept) => ({
      path: `${negatives}/bulk`,
      body: [{ id: kept('groupNegative'), status: 'PAUSED' }],
    }),
  },
  {
    name: 'listAdGroupNegatives',
    request: () => ({ path: negatives }),
    expect: (body) => expect(textsOf(body)).toEqual(['cheap']),
  },
  { name: 'getAdGroupNegative', request: (kept) => ({ path: `${negatives}/${kept('groupNegative')}` }) },
  {
    name: 'getAdGroupNegative',
    request: (kept) => ({ path: `${negatives}/${kept('campaignNegative')}`, status: 404 }),
  },
  {
    name: 'findAdGroupNegatives',
    request: () => ({
      path: '/campaigns/51001/adgroups/negativekeywords/find',
      body: selectorOf(condition('adGroupId', 'EQUALS', '61001')),
    }),
    expect: (body) => expect(textsOf(body)).toEqual(['cheap']),
  },
  {
    name: 'deleteAdGroupNegatives',
    request: (kept) => ({ path: `${negatives}/delete/bulk`, body: [kept('groupNegative')] }),
    expect: ({ data, error }) => expect([data, error]).toEqual([1, null]),
  },
  {
    name: 'deleteCampaignNegatives',
    request: (kept) => ({ path: `${ofCampaign}/delete/bulk`, body: [kept('campaignNegative')] }),
  },
];

export const keywords: readonly Conversation[] = [...targetingKeywords, ...ofWholeCampaign, ...ofAdGroup];
