/** An ad group as the calls that list them by name answer it. */
export const adGroupChoice = {
  campaignGroupId: 1,
  campaignGroupName: 'Harbour games',
  currency: 'USD',
  campaignId: '11',
  campaignName: 'Brand',
  adGroupId: '21',
  name: 'Exact',
  status: 'running' as const,
  displayStatus: null,
  statusReasons: [],
  app: null,
  campaignType: null,
  adamId: '71',
  countries: ['US'],
  bid: '1.00',
  searchMatch: false,
};
