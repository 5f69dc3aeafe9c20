export { type Notice, notify, settleInvitationNotices } from './notify.ts';
export { mountNotificationCalls } from './routes.ts';
export { getNoticeForAnswer, settleNotice } from './settle-notice.ts';
