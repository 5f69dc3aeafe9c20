import { can, roles } from '@tapwright/contracts/roles';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../decide-route.ts';
import { routeRows } from '../routes-table.ts';
import { listMenuEntries } from './menu.ts';

const teamless: Visitor = {
  signedIn: true,
  isStaff: false,
  team: undefined,
  chatAppStandIn: false,
  closed: false,
};
const member = (role: string): Visitor => ({ ...teamless, team: { teamId: 7, role } });
const shown = (visitor: Visitor) =>
  listMenuEntries(visitor, routeRows).map(
    ({ path, needsTeam }) => `${needsTeam ? 'first a team: ' : ''}${path}`,
  );

describe('the menu', () => {
  it('shows what a team would open to somebody who has none', () => {
    expect(shown(teamless)).toEqual([
      'first a team: /ad/overview/type-overview',
      'first a team: /ad/overview/series-overview',
      'first a team: /ad/overview/group-overview',
      'first a team: /ad/overview/keyword-overview',
      'first a team: /ad/overview/search-term-overview',
      'first a team: /ad/overview/negative-overview',
      'first a team: /ad/changes',
      'first a team: /ad/order',
      'first a team: /tool/wordicon',
      'first a team: /tool/negativeLists',
      'first a team: /tool/structure',
      'first a team: /tool/assistant',
      'first a team: /report-centre',
      '/user/personal',
      'first a team: /user/zs_manager',
      'first a team: /user/user_manager',
      'first a team: /finance/index',
      '/user/operation-log',
    ]);
  });

  it.each(roles)('asks a %s for nothing and shows what the role may open', (role) => {
    const entries = shown(member(role));
    expect(entries.filter((entry) => entry.startsWith('first'))).toEqual([]);
    for (const path of ['type', 'series', 'group', 'keyword', 'search-term', 'negative'])
      expect(entries.includes(`/ad/overview/${path}-overview`)).toBe(role !== 'finance');
    for (const path of ['/tool/wordicon', '/tool/negativeLists', '/tool/structure', '/tool/assistant'])
      expect(entries.includes(path)).toBe(can(role, 'tools.use'));
    expect(entries).toContain('/user/user_manager');
    expect(entries.includes('/ad/order')).toBe(can(role, 'managedOrder.submit'));
    expect(entries.includes('/report-centre')).toBe(can(role, 'report.use'));
    expect(entries.includes('/finance/index')).toBe(can(role, 'finance.see'));
    expect(entries.includes('/user/zs_manager')).toBe(can(role, 'certificate.manage'));
  });

  it('has every page that says it stands there', () => {
    const ofRows = [...routeRows].flatMap(([path, { menu }]) => (menu ? [path] : []));
    const visitors = [member('visitor'), { ...teamless, isStaff: true }];
    const inMenus = visitors.flatMap((visitor) => listMenuEntries(visitor, routeRows));
    expect(new Set(inMenus.map(({ path }) => path))).toEqual(new Set(ofRows));
  });

  it('is another one as soon as the role is another', () => {
    expect(shown(member('readOnly'))).not.toEqual(shown(member('finance')));
  });

  it('does not ask staff for a team, nor a stranger, nor anybody while the console is closed', () => {
    const others = [
      { ...teamless, isStaff: true },
      { ...teamless, signedIn: false },
      { ...teamless, closed: true },
    ];
    for (const visitor of others)
      expect(shown(visitor).filter((entry) => entry.startsWith('first'))).toEqual([]);
  });
});
