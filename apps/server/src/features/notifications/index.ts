export { type Notice, notify, settleInvitationNotices } from './notify.ts';
export { mountNotifications } from './routes.ts';
export { getNoticeForAnswer, settleNotice } from './settle-notice.ts';
