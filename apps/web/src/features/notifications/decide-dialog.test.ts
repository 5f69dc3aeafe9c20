import { notices, type NoticeView } from '@tapwright/contracts/notifications';
import { describe, expect, it } from 'vitest';
import { decideDialog } from './decide-dialog.ts';

const notice = (typeId: number, facts: Partial<NoticeView> = {}): NoticeView => ({
  id: 1,
  typeId,
  type: typeId,
  teamId: 7,
  teamName: 'North',
  sendUserId: null,
  nickName: null,
  receiveRole: null,
  detailed: null,
  roleUserStatus: null,
  changeSetId: null,
  orderId: null,
  status: 0,
  news: '',
  createdAtStr: '2026-11-20T00:00:00Z',
  data: { createAtStr: '2026-11-20T00:00:00Z' },
  ...facts,
});
const everyType = Object.values(notices).map(({ id }) => id);
const opening = (currentTeamId: number | undefined) =>
  everyType.filter((typeId) => decideDialog(notice(typeId), currentTeamId) !== 'none');

describe('which notices open by themselves', () => {
  it('is all about the team one is in, but nothing about changes of ads', () => {
    expect(opening(7)).toEqual(everyType.filter((typeId) => typeId < 12));
  });

  it('is little about other teams: invitations, role, permissions, and a team that is gone', () => {
    expect(opening(8)).toEqual([0, 1, 2, 4, 7, 11]);
    expect(opening(undefined)).toEqual([0, 1, 2, 4, 7, 11]);
  });

  it('is none that was answered', () => {
    expect(everyType.filter((typeId) => decideDialog(notice(typeId, { status: 3 }), 7) !== 'none')).toEqual(
      [],
    );
  });
});

describe('what they say', () => {
  it('names the role where it is read only or ad manager, and leads to the permissions otherwise', () => {
    expect(decideDialog(notice(0, { receiveRole: 'readOnly' }), 7)).toBe('role');
    expect(decideDialog(notice(0, { receiveRole: 'advManager' }), 7)).toBe('role');
    expect(decideDialog(notice(0, { receiveRole: 'finance' }), 7)).toBe('permission');
  });

  it('leads out only whoever is disabled in the team they are in', () => {
    expect(decideDialog(notice(3, { roleUserStatus: 1 }), 7)).toBe('disabled');
    expect(decideDialog(notice(3, { roleUserStatus: 1 }), 8)).toBe('none');
    expect(decideDialog(notice(3, { roleUserStatus: 0 }), 7)).toBe('plain');
  });
});
