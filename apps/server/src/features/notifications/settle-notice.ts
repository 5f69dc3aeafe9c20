import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockNotice, updateNoticeStatus } from './notices-store.ts';
import { publishNotices } from './notify.ts';

export type LockedNotice = NonNullable<Awaited<ReturnType<typeof lockNotice>>>;

/** Takes a notice of that person for answering, and refuses when there is none. */
export async function getNoticeForAnswer(
  tx: Transaction,
  { userId, noticeId }: { userId: number; noticeId: number },
): Promise<LockedNotice> {
  const notice = await lockNotice(tx, userId, noticeId);
  if (notice === undefined) throw new Refusal('notFound');
  return notice;
}

/** The first answer stands; the same person's other windows hear of it. */
export async function settleNotice(
  tx: Transaction,
  { live, clock }: Pick<Deps, 'live' | 'clock'>,
  { userId, notice, status }: { userId: number; notice: LockedNotice; status: number },
): Promise<void> {
  const { noticeId } = notice;
  const isFirst = await updateNoticeStatus(tx, { userId, noticeId, status, handledAt: clock.now() });
  if (isFirst) await publishNotices(tx, live, [{ ...notice, userId }], false);
}
