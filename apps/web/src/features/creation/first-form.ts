import type { AdGroupForm, CampaignForm, CreationForm } from '@tapwright/contracts/creation';

export const emptyAdGroup: AdGroupForm = {
  name: '',
  bid: '',
  cpaGoal: '',
  searchMatch: false,
  device: 'all',
  customerType: 'all',
  gender: 'all',
  minAge: null,
  maxAge: null,
  places: [],
  hours: [],
  keywords: '',
  matchType: 'EXACT',
  negatives: '',
  isLeftOut: false,
};

export const emptyCampaign: CampaignForm = {
  name: '',
  isNameOwn: false,
  type: 'category',
  countries: [],
  placement: 'APPSTORE_SEARCH_RESULTS',
  bidStrategy: 'MANUAL_CPT',
  dailyCap: '',
  totalBudget: '',
  cpaGoal: '',
  startTime: null,
  endTime: null,
  negatives: '',
  adGroups: [emptyAdGroup],
  isLeftOut: false,
};

export const firstForm = (
  campaignGroupId: number | null,
  way: CreationForm['way'] = 'steps',
): CreationForm => ({
  way,
  campaignGroupId,
  app: null,
  campaigns: [emptyCampaign],
});
