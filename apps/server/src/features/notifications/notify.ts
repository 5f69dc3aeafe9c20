import { type NoticeType, notices as noticeKinds, noticeStatuses } from '@tapwright/contracts/notifications';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import {
  insertNotices,
  type NewNotice,
  settleNoticesOfChangeSet,
  settleNoticesOfInvitation,
} from './notices-store.ts';

export type Notice = Omit<NewNotice, 'typeId'> & { type: NoticeType };
type StoredNotice = { noticeId: number; userId: number; typeId: number; teamId: number | null };

/** One statement has room for 65,535 values, and a notice takes up to ten. */
const insertedAtOnce = 2_000;

/** In the caller's transaction: a notice is there, and heard, exactly when what it tells of has happened. */
export async function notify(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  notices: readonly Notice[],
): Promise<void> {
  for (let first = 0; first < notices.length; first += insertedAtOnce) {
    const rows = notices
      .slice(first, first + insertedAtOnce)
      .map(({ type, ...notice }) => ({ ...notice, typeId: noticeKinds[type].id }));
    await publishNotices(tx, live, await insertNotices(tx, rows), true);
  }
}

export async function settleInvitationNotices(
  tx: Transaction,
  { live, clock }: Pick<Deps, 'live' | 'clock'>,
  invitation: { teamId: number; invitationId: number; status: number },
): Promise<void> {
  const settled = await settleNoticesOfInvitation(tx, { ...invitation, handledAt: clock.now() });
  await publishNotices(tx, live, settled, false);
}

export async function settleChangeSetNotices(
  tx: Transaction,
  { live, clock }: Pick<Deps, 'live' | 'clock'>,
  key: { teamId: number; changeSetId: number },
): Promise<void> {
  const typeId = noticeKinds.changeSetWaits.id;
  const status = noticeStatuses.acknowledge;
  const settled = await settleNoticesOfChangeSet(tx, { ...key, typeId, status, handledAt: clock.now() });
  await publishNotices(tx, live, settled, false);
}

export async function publishNotices(
  tx: Transaction,
  live: Deps['live'],
  stored: readonly StoredNotice[],
  isNew: boolean,
): Promise<void> {
  const events = stored.map(({ noticeId, userId, typeId, teamId }) => ({
    room: userRoom(userId),
    payload: { id: noticeId, typeId, teamId, isNew },
  }));
  await live.publishEach(tx, 'notices.changed', events);
}
