import { describe, expect, it } from 'vitest';
import { listInvitationActions, stateAt } from './prepare-invitation.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('the state of an invitation', () => {
  it('is over the moment it runs out, before the server has written so', () => {
    expect(stateAt({ state: 'pending', expiresAt: '2026-11-21T12:00:00Z' }, now)).toBe('expired');
    expect(stateAt({ state: 'pending', expiresAt: '2026-11-21T12:00:01Z' }, now)).toBe('pending');
  });

  it('stays what it became, however long ago', () => {
    expect(stateAt({ state: 'accepted', expiresAt: '2026-01-01T00:00:00Z' }, now)).toBe('accepted');
  });
});

describe('what can be done with an invitation', () => {
  it('is sending again while it is open or expired, withdrawing only while it is open', () => {
    const asOwner = { ownRole: 'visitor', roleName: 'admin' } as const;
    expect(listInvitationActions('pending', asOwner)).toEqual(['resend', 'withdraw']);
    expect(listInvitationActions('expired', asOwner)).toEqual(['resend']);
    for (const state of ['accepted', 'refused', 'withdrawn', 'failed'] as const)
      expect(listInvitationActions(state, asOwner)).toEqual([]);
  });

  it('is nothing for who may not give the role it offers', () => {
    expect(listInvitationActions('pending', { ownRole: 'admin', roleName: 'admin' })).toEqual([]);
    expect(listInvitationActions('pending', { ownRole: 'readOnly', roleName: 'readOnly' })).toEqual([]);
    expect(listInvitationActions('pending', { ownRole: 'manager', roleName: 'advManager' })).toEqual([
      'resend',
      'withdraw',
    ]);
  });
});
