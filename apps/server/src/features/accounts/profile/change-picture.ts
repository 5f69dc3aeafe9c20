import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { keepPicture } from '../../uploads/index.ts';
import { personWrite } from '../../writes/index.ts';
import { getOwnLooks, updatePicture } from './personal-store.ts';

/** `picture` is the address that the upload answered; null takes the picture away. */
export async function changePicture(context: PersonContext, picture: string | null): Promise<null> {
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
    await write.live.publishPersons(tx, [userId], 'person.changed');
    return logged.done(null);
  });
}
