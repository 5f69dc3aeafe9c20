import { expect } from 'vitest';
import type { Conversation } from './conversation.ts';

export const removals: readonly Conversation[] = [
  { name: 'deleteAd', request: (kept) => ({ path: `/ads/${kept('ad')}` }) },
  { name: 'deleteCreative', request: (kept) => ({ path: `/creatives/${kept('creative')}` }) },
  { name: 'deleteAdGroup', request: (kept) => ({ path: `/adgroups/${kept('adGroup')}` }) },
  {
    name: 'deleteCampaign',
    request: (kept) => ({ path: `/campaigns/${kept('campaign')}` }),
    expect: (body) => expect(body).toEqual({}),
  },
  {
    name: 'getCampaign',
    request: (kept) => ({ path: `/campaigns/${kept('campaign')}` }),
    expect: ({ result }) => expect(result).toMatchObject({ deleted: true, displayStatus: 'DELETED' }),
  },
  {
    name: 'updateCampaign',
    request: (kept) => ({ path: `/campaigns/${kept('campaign')}`, body: { status: 'ENABLED' }, status: 404 }),
  },
];
