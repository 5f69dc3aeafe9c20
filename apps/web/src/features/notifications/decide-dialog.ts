import { notices, noticeTypeOf, type NoticeView } from '@tapwright/contracts/notifications';
import { isNamedInNotices } from '@tapwright/contracts/roles';

/** What a notice opens by itself. `none`: it waits behind the bell. */
export type NoticeDialogKind = 'none' | 'invitation' | 'disabled' | 'gone' | 'role' | 'permission' | 'plain';

/** Where it opens, and as what, stands in its row of the contract. */
export function decideDialog(notice: NoticeView, currentTeamId: number | undefined): NoticeDialogKind {
  const { typeId, teamId, roleUserStatus, receiveRole, status } = notice;
  const type = noticeTypeOf(typeId);
  if (status !== 0 || type === undefined) return 'none';
  const { opens, dialog } = notices[type];
  if (opens === 'nowhere') return 'none';
  if (opens === 'inTeam' && teamId !== currentTeamId) return 'none';
  if (dialog === 'status') return roleUserStatus === 1 ? 'disabled' : 'plain';
  if (dialog === 'role') return isNamedInNotices(receiveRole ?? '') ? 'role' : 'permission';
  return dialog;
}
