import type { Transaction } from '../../platform/db/database.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { personWrite } from '../writes/index.ts';
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
  const { userId } = context.person;
  return personWrite(context, async (write) => {
    const { tx } = write;
    const { headimgurl: insteadOf } = await getOwnLooks(tx, userId);
    if (insteadOf === picture) return write.unchanged(null);
    if (!(await keepPicture(tx, write, { picture, insteadOf }))) {
      throw new Refusal('badInput', { fields: { headimgurl: 'uploads:rules.missing' } });
    }
    await updatePicture(tx, userId, picture);
    const logged = await write.record('account.pictureChanged', {
      before: { headimgurl: insteadOf },
      after: { headimgurl: picture },
    });
    await write.live.publish(tx, userRoom(userId), 'person.changed', {});
    return logged.done(null);
  });
}
