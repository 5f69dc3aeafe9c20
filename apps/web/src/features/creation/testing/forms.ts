import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { CreationForm } from '@tapwright/contracts/creation';
import type { EligibleStorefront, FoundApp, SuggestedKeyword } from '@tapwright/contracts/look-ups';
import { emptyAdGroup, emptyCampaign } from '../first-form.ts';

export const group: CampaignGroupView = {
  campaignGroupId: 7,
  name: 'Halden Apps',
  deliveryMode: 'collaborative',
  adAccountId: '4001',
  appleName: 'Halden at Apple',
  certificateId: 10_001,
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  canWrite: true,
  totalBudget: null,
  cpaGoal: null,
  attachedAt: '2026-11-01T00:00:00.000Z',
  revision: 1,
};

export const ownApp: FoundApp = {
  adamId: '1600000001',
  name: 'Stillwater: Sleep & Calm',
  developer: 'Halden Labs',
  isOwn: true,
};

export const otherApp: FoundApp = {
  adamId: '1700000002',
  name: 'Stillness',
  developer: 'Open Air Apps',
  isOwn: false,
};

export const eligibleIn = (country: string, language = 'en'): EligibleStorefront => ({
  country,
  devices: ['IPHONE', 'IPAD'],
  languages: [language],
  reason: null,
});

export const notEligibleIn = (country: string, reason: string): EligibleStorefront => ({
  country,
  devices: [],
  languages: ['ko'],
  reason,
});

export const suggested: readonly SuggestedKeyword[] = [
  { text: 'sleep sounds', popularity: 64 },
  { text: 'white noise', popularity: 71 },
  { text: 'stillwater app', popularity: 33 },
  { text: 'bedtime stories', popularity: null },
];

/** As it stands when every step is in order. */
export const wholeForm: CreationForm = {
  way: 'steps',
  campaignGroupId: group.campaignGroupId,
  app: { adamId: ownApp.adamId, name: ownApp.name },
  campaigns: [
    {
      ...emptyCampaign,
      name: 'Stillwater_US_category',
      countries: ['US'],
      dailyCap: '40',
      adGroups: [
        {
          ...emptyAdGroup,
          name: 'Exact',
          bid: '2',
          keywords: 'sleep sounds\nwhite noise',
        },
      ],
    },
  ],
};

/** What the form becomes. */
export const sentSet: ChangeSetView = {
  changeSetId: 10_021,
  origin: 'form',
  authorId: 1,
  author: 'Ann',
  note: '',
  state: 'sending',
  undoes: null,
  repeats: null,
  repeatedBy: null,
  createdAt: '2026-11-20T08:00:00Z',
  scheduledFor: null,
  rise: null,
  approval: null,
  settledAt: null,
  counts: { edits: 4, open: 4, live: 0, refused: 0, stale: 0, withdrawn: 0 },
  about: {
    kinds: ['campaign', 'adGroup', 'keyword'],
    intents: ['create'],
    fields: [],
    first: { name: 'Stillwater_US_category', campaignName: null, before: {}, after: {} },
  },
};

/** An ad account that delivers. */
export const inOrder = {
  canWrite: true,
  account: { isActive: true, reasons: [], isCredit: false, budgetOrders: [] },
  reviewed: { rejections: [], pages: undefined },
  codeWords: (code: string) => code.toLowerCase(),
  nameCountry: (country: string) => country,
};
