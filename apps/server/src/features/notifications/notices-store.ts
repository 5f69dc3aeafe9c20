import type { Connection, Transaction } from '../../platform/db/database.ts';

export type NewNotice = {
  userId: number;
  typeId: number;
  teamId: number;
  senderId?: number;
  invitationId?: number;
  receiveRole?: string;
  detailed?: string;
  roleUserStatus?: 0 | 1;
  changeSetId?: number;
  orderId?: number;
};

export async function insertNotices(
  tx: Transaction,
  notices: readonly NewNotice[],
): Promise<{ noticeId: number; userId: number; typeId: number; teamId: number | null }[]> {
  return tx
    .insertInto('notices')
    .values([...notices])
    .returning(['noticeId', 'userId', 'typeId', 'teamId'])
    .execute();
}

/** Newest first. */
export async function listNotices(
  db: Connection,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('notices')
    .leftJoin('teams', 'teams.teamId', 'notices.teamId')
    .leftJoin('users as sender', 'sender.userId', 'notices.senderId')
    .select([
      'notices.noticeId',
      'notices.typeId',
      'notices.teamId',
      'teams.teamName',
      'notices.senderId',
      'sender.nickName',
      'notices.receiveRole',
      'notices.detailed',
      'notices.roleUserStatus',
      'notices.changeSetId',
      'notices.orderId',
      'notices.status',
      'notices.createdAt',
    ])
    .where('notices.userId', '=', userId)
    .orderBy('notices.noticeId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

export async function countNotices(db: Connection, userId: number): Promise<{ total: number; open: number }> {
  return db
    .selectFrom('notices')
    .select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('status', '=', 0).as('open'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Locked until the transaction ends, so that two windows cannot both answer it. */
export async function lockNotice(tx: Transaction, userId: number, noticeId: number) {
  return tx
    .selectFrom('notices')
    .select(['noticeId', 'typeId', 'teamId', 'invitationId', 'status'])
    .where('userId', '=', userId)
    .where('noticeId', '=', noticeId)
    .forUpdate()
    .executeTakeFirst();
}

/** False when it was settled already. */
export async function updateNoticeStatus(
  tx: Transaction,
  {
    userId,
    noticeId,
    status,
    handledAt,
  }: { userId: number; noticeId: number; status: number; handledAt: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('notices')
    .set({ status, handledAt })
    .where('userId', '=', userId)
    .where('noticeId', '=', noticeId)
    .where('status', '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The open notice of an invitation that is over: nobody can answer it any more. */
export async function settleNoticesOfInvitation(
  tx: Transaction,
  {
    teamId,
    invitationId,
    status,
    handledAt,
  }: { teamId: number; invitationId: number; status: number; handledAt: Date },
) {
  return tx
    .updateTable('notices')
    .set({ status, handledAt })
    .where('teamId', '=', teamId)
    .where('invitationId', '=', invitationId)
    .where('status', '=', 0)
    .returning(['noticeId', 'userId', 'typeId', 'teamId'])
    .execute();
}

/** A set that is decided waits for nobody any more. */
export async function settleNoticesOfChangeSet(
  tx: Transaction,
  {
    teamId,
    changeSetId,
    typeId,
    status,
    handledAt,
  }: { teamId: number; changeSetId: number; typeId: number; status: number; handledAt: Date },
) {
  return tx
    .updateTable('notices')
    .set({ status, handledAt })
    .where('teamId', '=', teamId)
    .where('changeSetId', '=', changeSetId)
    .where('typeId', '=', typeId)
    .where('status', '=', 0)
    .returning(['noticeId', 'userId', 'typeId', 'teamId'])
    .execute();
}
