import { noticeTypes } from '@tapwright/contracts/notifications';
import { roles } from '@tapwright/contracts/roles';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Context } from '../../platform/http/context.ts';
import type { NoticeRow } from './notices-store.ts';

const { invitationFailed, joinedOrStatusChanged, invitationAnswered, teamGone } = noticeTypes;

const failures: Readonly<Record<string, MessageKey>> = {
  refused: 'notifications:news.invitationRefused',
  expired: 'notifications:news.invitationExpired',
  withdrawn: 'notifications:news.invitationWithdrawn',
  teamFull: 'notifications:news.invitationTeamFull',
  alreadyMember: 'notifications:news.invitationAlreadyMember',
  alreadyInvited: 'notifications:news.invitationAlreadyInvited',
};

const sentences: Readonly<Record<number, MessageKey>> = {
  [noticeTypes.roleChanged]: 'notifications:news.roleChanged',
  [noticeTypes.invited]: 'notifications:news.invited',
  [noticeTypes.permissionChanged]: 'notifications:news.permissionChanged',
  [noticeTypes.memberLeft]: 'notifications:news.memberLeft',
  [noticeTypes.scopeChanged]: 'notifications:news.scopeChanged',
  [noticeTypes.campaignGroupRemoved]: 'notifications:news.campaignGroupRemoved',
  [noticeTypes.campaignRemoved]: 'notifications:news.campaignRemoved',
  [noticeTypes.roleRemoved]: 'notifications:news.roleRemoved',
};

/** The notice as a sentence for whoever reads it now. */
export function newsOf(
  { translate, language }: Pick<Context, 'translate' | 'language'>,
  row: NoticeRow,
): string {
  const role = roles.find((name) => name === row.receiveRole);
  return translate(language, keyOf(row), {
    team: row.teamName ?? '',
    who: row.nickName ?? '',
    what: row.detailed ?? '',
    role: role === undefined ? '' : translate(language, `teams:roles.${role}`),
  });
}

function keyOf({ typeId, detailed, roleUserStatus }: NoticeRow): MessageKey {
  if (typeId === invitationFailed) return failures[detailed ?? ''] ?? 'notifications:news.invitationFailed';
  if (typeId === joinedOrStatusChanged) {
    if (roleUserStatus === null) return 'notifications:news.joined';
    return roleUserStatus === 1 ? 'notifications:news.disabled' : 'notifications:news.enabled';
  }
  if (typeId === invitationAnswered) {
    return detailed === '1' ? 'notifications:news.answeredRefused' : 'notifications:news.answeredAccepted';
  }
  if (typeId === teamGone) {
    return detailed === 'dissolved' ? 'notifications:news.dissolved' : 'notifications:news.removed';
  }
  return sentences[typeId] ?? 'notifications:news.permissionChanged';
}
