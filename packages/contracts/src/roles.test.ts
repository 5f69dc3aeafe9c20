import { describe, expect, test } from 'vitest';
import {
  can,
  canGrant,
  capabilities,
  grantOf,
  invitedRoles,
  isNamedInNotices,
  isOfPlatform,
  isReader,
  leaders,
  roles,
  rolesWithScope,
  scopeKindOf,
} from './roles.ts';

/** Rows as in the table of rights: v(isitor) a(dmin) m(anager) f(inance) r(eadOnly) adv(Manager) c(ampaignsReadOnly) o(perator). */
const expected: Record<string, string> = {
  'ads.see': 'all all scope no all scope scope scope',
  'campaignGroup.edit': 'all all scope no no no no no',
  'campaign.edit': 'all all scope no no scope no scope',
  'tools.use': 'all all scope no no scope no scope',
  'certificate.manage': 'all no no no no no no no',
  'member.see': 'all all all all all all all all',
  'member.manage': 'all all scope no no no no no',
  'team.edit': 'all all no no no no no no',
  'team.transfer': 'all no no no no no no no',
  'team.secure': 'all no no no no no no no',
  'team.dissolve': 'all no no no no no no no',
  'finance.see': 'all all no all no no no no',
  'finance.recharge': 'all no no all no no no no',
  'finance.pay': 'all all scope no no no no no',
  'change.undoOthers': 'all all scope no no no no no',
  'change.approve': 'all all scope no no no no no',
  'change.policy': 'all all no no no no no no',
  'managedOrder.submit': 'all all all no no no no no',
  'report.use': 'all all scope no all scope scope scope',
  'view.use': 'all all all no all all all all',
  'operationLog.seeTeam': 'all no no no no no no no',
};

describe('what a role may do', () => {
  test('every capability is in the expected table', () => {
    expect(capabilities.toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  test.each(capabilities)('%s is granted as the table says', (capability) => {
    expect(roles.map((role) => grantOf(role, capability)).join(' ')).toBe(expected[capability]);
    for (const role of roles) expect(can(role, capability)).toBe(grantOf(role, capability) !== 'no');
  });

  test('an unknown role or capability means no', () => {
    for (const odd of ['', 'owner', 'Visitor', '__proto__', 'constructor', 'toString']) {
      for (const capability of capabilities) expect(can(odd, capability)).toBe(false);
      for (const role of roles) expect(grantOf(role, odd)).toBe('no');
    }
  });
});

test('nobody grants a role as high as their own, and only three roles grant at all', () => {
  const granted = Object.fromEntries(
    roles.map((actor) => [actor, roles.filter((other) => canGrant(actor, other)).join(' ')]),
  );
  expect(granted).toEqual({
    visitor: 'admin manager finance readOnly advManager campaignsReadOnly',
    admin: 'manager finance readOnly advManager campaignsReadOnly',
    manager: 'advManager campaignsReadOnly',
    finance: '',
    readOnly: '',
    advManager: '',
    campaignsReadOnly: '',
    operator: '',
  });
  expect(canGrant('__proto__', 'admin')).toBe(false);
  expect(canGrant('visitor', '__proto__')).toBe(false);
});

test('whoever can be bound to a part of the ads is granted it within that part, and nobody else is', () => {
  expect(rolesWithScope('groups')).toEqual(['manager', 'operator']);
  expect(rolesWithScope('campaigns')).toEqual(['advManager', 'campaignsReadOnly']);
  for (const role of roles) {
    const isScoped = capabilities.some((capability) => grantOf(role, capability) === 'scope');
    expect(scopeKindOf(role) !== undefined, role).toBe(isScoped);
  }
});

test('staff of the platform neither pay nor approve, nor say who is in a team', () => {
  expect(roles.filter(isOfPlatform)).toEqual(['operator']);
  expect(invitedRoles).not.toContain('operator');
  for (const capability of ['finance.pay', 'finance.see', 'change.approve', 'member.manage'] as const)
    expect(can('operator', capability)).toBe(false);
});

test('readers may change nothing, and an unknown role is nothing', () => {
  const readers = roles.filter(isReader);
  expect(readers).toEqual(['readOnly', 'campaignsReadOnly']);
  for (const role of readers)
    expect(
      capabilities.filter((capability) => can(role, capability) && !/\.(see|use)$/.test(capability)),
    ).toEqual([]);
  expect(leaders).toEqual(['visitor', 'admin']);
  expect(roles.filter(isNamedInNotices)).toEqual(['readOnly', 'advManager']);
  expect([isReader('toString'), isNamedInNotices('__proto__'), scopeKindOf('constructor')]).toEqual([
    false,
    false,
    undefined,
  ]);
});
