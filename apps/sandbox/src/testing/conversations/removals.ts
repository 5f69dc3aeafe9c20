import { expect } from 'vitest';
import type { Conversation } from './conversation.ts';

export const removals: readonly Conversation[] = [
  { name: 'deleteAd', ask: (kept) => ({ path: `/ads/${kept('ad')}` }) },
  { name: 'deleteCreative', ask: (kept) => ({ path: `/creatives/${kept('creative')}` }) },
  { name: 'deleteAdGroup', ask: (kept) => ({ path: `/adgroups/${kept('adGroup')}` }) },
  {
    name: 'deleteCampaign',
    ask: (kept) => ({ path: `/campaigns/${kept('campaign')}` }),
    expect: (body) => expect(body).toEqual({}),
  },
  {
    name: 'getCampaign',
    ask: (kept) => ({ path: `/campaigns/${kept('campaign')}` }),
    expect: ({ result }) => expect(result).toMatchObject({ deleted: true, displayStatus: 'DELETED' }),
  },
  {
    name: 'updateCampaign',
    ask: (kept) => ({ path: `/campaigns/${kept('campaign')}`, body: { status: 'ENABLED' }, status: 404 }),
  },
];
