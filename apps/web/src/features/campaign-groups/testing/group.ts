import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';

export const group: CampaignGroupView = {
  campaignGroupId: 5,
  name: 'Harbour games',
  deliveryMode: 'selfService',
  adAccountId: '900100',
  appleName: 'Harbour Games Ltd',
  certificateId: 2,
  currency: 'USD',
  timeZone: 'America/New_York',
  canWrite: true,
  totalBudget: null,
  cpaGoal: '2.50',
  attachedAt: '2026-03-01T08:00:00Z',
  revision: 3,
};
