import type { CopySource } from '@tapwright/contracts/change-copies';
import { group } from '../../testing/forms.ts';

export const word = (text: string, bid?: string) => ({
  text,
  matchType: 'EXACT' as const,
  ...(bid && { bid }),
});

export const copySource: CopySource = {
  campaignId: '11',
  currency: 'USD',
  campaign: {
    campaignGroupId: group.campaignGroupId,
    adamId: '1600000001',
    name: 'Stillwater_US_Brand',
    countries: ['US'],
    dailyCap: '120.00',
    totalBudget: '',
    cpaGoal: '',
    negativeKeywords: [word('gratis'), word('무료')],
    adGroups: [
      {
        adGroupId: '21',
        reachesByApps: false,
        name: 'Exact',
        bid: '1.60',
        regions: ['4'],
        keywords: [word('Still Water'), word('sleep sounds', '1.00'), word('수면', '1.90')],
      },
      { adGroupId: '22', reachesByApps: false, name: 'Search', bid: '1.00', keywords: [word('noise')] },
    ],
  },
  rates: [
    { currency: 'EUR', worth: 1.1439, day: '2026-11-20' },
    { currency: 'USD', worth: 1, day: '2026-11-20' },
  ],
};
