import type { PersonContext } from '../../platform/http/context.ts';
import { countWithin } from '../attempt-counts/index.ts';
import { addressOf } from './picture-address.ts';
import { redrawPicture } from './redraw-picture.ts';
import { insertUpload } from './uploads-store.ts';

const maxAnHour = { count: 30, withinMs: 3_600_000 };

/** Answers its address. Until something keeps it, it goes after a day. */
export async function uploadPicture(context: PersonContext, content: Buffer): Promise<string> {
  const { database, files, clock, person } = context;
  const { userId } = person;
  await countWithin(context, maxAnHour, 'pictures', userId);
  const now = clock.now();
  const picture = await redrawPicture(content);
  const bytes = picture.length;
  const name = await files.put(picture, 'webp', (given) =>
    insertUpload(database.write, { name: given, userId, bytes, createdAt: now }),
  );
  return addressOf(name);
}
