import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { logOperation } from '../operation-log/index.ts';
import { getOwnLooks, updateNickname } from './personal-store.ts';

export async function changeNickname(context: PersonContext, nickName: string): Promise<null> {
  authorisePerson(context);
  const { userId } = context.person;
  await runTransaction(context.database, async (tx) => {
    const before = await getOwnLooks(tx, userId);
    if (before.nickName === nickName) return;
    await updateNickname(tx, userId, nickName);
    await logOperation(tx, {
      operation: 'account.nicknameChanged',
      by: { kind: 'person', userId },
      from: context,
      before: { nickName: before.nickName },
      after: { nickName },
    });
    await context.live.publish(tx, userRoom(userId), 'person.changed', {});
  });
  return null;
}
