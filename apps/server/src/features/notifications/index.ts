export { type Notice, notify, settleChangeSetNotices, settleInvitationNotices } from './notify.ts';
export { mountNotifications } from './routes.ts';
export { getNoticeForAnswer, settleNotice } from './settle-notice.ts';
