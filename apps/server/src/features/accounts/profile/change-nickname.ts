import type { PersonContext } from '../../../platform/http/context.ts';
import { personWrite } from '../../writes/index.ts';
import { getOwnLooks, updateNickname } from './personal-store.ts';

export async function changeNickname(context: PersonContext, nickName: string): Promise<null> {
  const { userId } = context.person;
  return personWrite(context, async ({ tx, unchanged, record, live }) => {
    const before = await getOwnLooks(tx, userId);
    if (before.nickName === nickName) return unchanged(null);
    await updateNickname(tx, userId, nickName);
    const logged = await record('account.nicknameChanged', {
      before: { nickName: before.nickName },
      after: { nickName },
    });
    await live.publishPersons(tx, [userId], 'person.changed');
    return logged.done(null);
  });
}
