import { noticeTypes, type NoticeView } from '@tapwright/contracts/notifications';

/** What a notice opens by itself. `none`: it waits behind the bell. */
export type NoticeDialogKind = 'none' | 'invitation' | 'disabled' | 'gone' | 'role' | 'permission' | 'plain';

const { roleChanged, invited, invitationFailed, joinedOrStatusChanged, permissionChanged } = noticeTypes;
const { invitationAnswered, memberLeft, teamGone, scopeChanged, roleRemoved } = noticeTypes;
const { campaignGroupRemoved, campaignRemoved } = noticeTypes;

const inCurrentTeam: ReadonlySet<number> = new Set([
  invited,
  joinedOrStatusChanged,
  permissionChanged,
  invitationAnswered,
  memberLeft,
  teamGone,
  scopeChanged,
  campaignGroupRemoved,
  campaignRemoved,
  // One's own role is said where one works with it.
  roleChanged,
  roleRemoved,
]);
const inOtherTeams: ReadonlySet<number> = new Set([invitationFailed, permissionChanged, teamGone]);
const always: ReadonlySet<number> = new Set([invited, invitationFailed]);

const saidAsRole: ReadonlySet<string | null> = new Set(['readOnly', 'advManager']);

export function decideDialog(notice: NoticeView, currentTeamId: number | undefined): NoticeDialogKind {
  const { typeId, teamId, roleUserStatus, receiveRole, status } = notice;
  const opens = teamId === currentTeamId ? inCurrentTeam : inOtherTeams;
  if (status !== 0 || !(opens.has(typeId) || always.has(typeId))) return 'none';
  if (typeId === invited) return 'invitation';
  if (typeId === teamGone) return 'gone';
  if (typeId === joinedOrStatusChanged && roleUserStatus === 1) return 'disabled';
  if (typeId === roleChanged) return saidAsRole.has(receiveRole) ? 'role' : 'permission';
  if (typeId === permissionChanged || typeId === scopeChanged || typeId === roleRemoved) return 'permission';
  return 'plain';
}
