import { roles, type Role } from '@tapwright/contracts/roles';
import { describe, expect, it } from 'vitest';
import { listMemberActions } from './list-member-actions.ts';

type Facts = { roleUserStatus?: 0 | 1; isOwn?: boolean };

const offer = (own: Role, other: Role, { roleUserStatus = 0, isOwn = false }: Facts = {}) =>
  listMemberActions({ roleName: own }, { roleName: other, roleUserStatus }, isOwn);

describe('what is offered at a member', () => {
  it('is everything for the owner, and handing over only to somebody who is enabled', () => {
    expect(offer('visitor', 'admin')).toEqual({
      actions: ['role', 'remark', 'limits', 'disable', 'transfer', 'remove'],
    });
    expect(offer('visitor', 'admin', { roleUserStatus: 1 })).toEqual({
      actions: ['role', 'remark', 'limits', 'enable', 'remove'],
    });
  });

  it('is shown with its reason where the role is above one’s reach', () => {
    expect(offer('admin', 'visitor').because).toBe('ownerKept');
    expect(offer('admin', 'admin').because).toBe('notYours');
    expect(offer('manager', 'finance').because).toBe('notYours');
    expect(offer('manager', 'advManager').because).toBeUndefined();
  });

  it('is nothing for those who manage nobody', () => {
    const none = roles.filter((role) => !['visitor', 'admin', 'manager'].includes(role));
    for (const role of none) expect(offer(role, 'readOnly').actions).toEqual([]);
  });

  it('is nothing at staff of the platform, who come and go with an order', () => {
    expect(offer('visitor', 'operator')).toEqual({ actions: [] });
  });

  it('is limits only at those who change ads, for those who set the team’s rules', () => {
    expect(offer('admin', 'advManager').actions).toContain('limits');
    expect(offer('admin', 'readOnly').actions).not.toContain('limits');
    expect(offer('manager', 'advManager').actions).not.toContain('limits');
  });

  it('is leaving at one’s own row, but for the owner', () => {
    expect(offer('admin', 'admin', { isOwn: true })).toEqual({ actions: ['leave'] });
    expect(offer('visitor', 'visitor', { isOwn: true })).toEqual({ actions: [] });
  });
});
