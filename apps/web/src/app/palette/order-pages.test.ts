import { expect, it } from 'vitest';
import { anyone, inTeam, signedIn, type RouteRow } from '../route-row.ts';
import { orderPages } from './order-pages.ts';

const rows: [string, RouteRow][] = [
  ['/home', { access: anyone }],
  ['/payment/stand-in', { access: anyone }],
  ['/first-steps', { access: inTeam('certificate.manage') }],
  ['/ad/changes', { access: inTeam('ads.see'), menu: 'frame:menu.ads' }],
  ['/ad/create/campaign', { access: inTeam('campaign.edit'), title: 'frame:pages.create' }],
  ['/ad/create/ad-group', { access: inTeam('campaign.edit'), title: 'frame:pages.create' }],
  ['/tool/wordDetail', { access: inTeam('tools.use'), title: 'frame:pages.wordDetail' }],
  ['/user/personal', { access: signedIn, menu: true }],
];

it('begins with the sidebar, ends with what is public, and leaves out the middle of other ways and what has a name twice', () => {
  expect(orderPages(rows).map(([path]) => path)).toEqual([
    '/ad/changes',
    '/user/personal',
    '/first-steps',
    '/ad/create/campaign',
    '/home',
  ]);
});
