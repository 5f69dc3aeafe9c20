import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressOf } from './picture-address.ts';
import { redrawPicture } from './redraw-picture.ts';
import { countUploads, insertUpload } from './uploads-store.ts';

const hourMs = 3_600_000;
const maxAnHour = 30;

/** Answers its address. Until something keeps it, it goes after a day. */
export async function uploadPicture(context: PersonContext, content: Buffer): Promise<string> {
  const { database, files, clock, person } = context;
  const { userId } = person;
  const now = clock.now();
  const sent = await countUploads(database.write, userId, new Date(now.getTime() - hourMs));
  if (sent >= maxAnHour) throw new Refusal('tooManyRequests', { retryAfterSeconds: hourMs / 1000 });

  const picture = await redrawPicture(content);
  const bytes = picture.length;
  const name = await files.put(picture, 'webp', (given) =>
    insertUpload(database.write, { name: given, userId, bytes, createdAt: now }),
  );
  return addressOf(name);
}
