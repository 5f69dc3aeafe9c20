import type { Transaction } from '../../platform/db/database.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authorisePerson } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { logOperation } from '../operation-log/index.ts';
import { getOwnLooks, updatePicture } from './personal-store.ts';

/** Of the feature that has the pictures: false when this person sent no such picture. */
export type KeepPicture = (
  tx: Transaction,
  context: PersonContext,
  change: { picture: string | null; insteadOf: string | null },
) => Promise<boolean>;

/** `picture` is the address that the upload answered; null takes the picture away. */
export async function changePicture(
  context: PersonContext,
  keepPicture: KeepPicture,
  picture: string | null,
): Promise<null> {
  authorisePerson(context);
  const { userId } = context.person;
  await runTransaction(context.database, async (tx) => {
    const { headimgurl: insteadOf } = await getOwnLooks(tx, userId);
    if (insteadOf === picture) return;
    if (!(await keepPicture(tx, context, { picture, insteadOf }))) {
      throw new Refusal('badInput', { fields: { headimgurl: 'uploads:rules.missing' } });
    }
    await updatePicture(tx, userId, picture);
    await logOperation(tx, {
      operation: 'account.pictureChanged',
      by: { kind: 'person', userId },
      from: context,
      before: { headimgurl: insteadOf },
      after: { headimgurl: picture },
    });
    await context.live.publish(tx, userRoom(userId), 'person.changed', {});
  });
  return null;
}
