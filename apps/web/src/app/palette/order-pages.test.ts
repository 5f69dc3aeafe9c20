import { expect, it } from 'vitest';
import { anyone, inTeam, signedIn, type RouteRow } from '../route-row.ts';
import { orderPages } from './order-pages.ts';

const rows: [string, RouteRow][] = [
  ['/home', { access: anyone }],
  ['/payment/stand-in', { access: anyone }],
  ['/first-steps', { access: inTeam('certificate.manage') }],
  ['/ad/changes', { access: inTeam('ads.see'), menu: 'frame:menu.ads' }],
  ['/user/personal', { access: signedIn, menu: true }],
];

it('begins with the sidebar, ends with what is public, and leaves out the middle of other ways', () => {
  expect(orderPages(rows).map(([path]) => path)).toEqual([
    '/ad/changes',
    '/user/personal',
    '/first-steps',
    '/home',
  ]);
});
