import { type NoticeType, noticeTypes } from '@tapwright/contracts/notifications';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { insertNotices, type NewNotice, settleNoticesOfInvitation } from './notices-store.ts';

export type Notice = Omit<NewNotice, 'typeId'> & { type: NoticeType };
type Told = { noticeId: number; userId: number; typeId: number; teamId: number | null };

/** In the caller's transaction: a notice is there, and heard, exactly when what it tells of has happened. */
export async function notify(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ type, ...notice }) => ({ ...notice, typeId: noticeTypes[type] }));
  for (const told of await insertNotices(tx, rows)) await tell(tx, live, told, true);
}

export async function settleInvitationNotices(
  tx: Transaction,
  { live, clock }: Pick<Deps, 'live' | 'clock'>,
  invitation: { teamId: number; invitationId: number; status: number },
): Promise<void> {
  const settled = await settleNoticesOfInvitation(tx, { ...invitation, handledAt: clock.now() });
  for (const told of settled) await tell(tx, live, told, false);
}

export async function tell(
  tx: Transaction,
  live: Deps['live'],
  { noticeId, userId, typeId, teamId }: Told,
  isNew: boolean,
): Promise<void> {
  await live.publish(tx, userRoom(userId), 'notices.changed', { id: noticeId, typeId, teamId, isNew });
}
