import { findNotices as findNoticesCall } from '@tapwright/contracts/notifications';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { findNotices } from './find-notices.ts';

export function mountNotifications(host: CallHost): void {
  mountCall(host, findNoticesCall, (context, { body }) => findNotices(context, body));
}
