import type { Transaction } from '../../platform/db/database.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { nameOf } from './picture-address.ts';
import { removePicture } from './remove-forgotten-pictures.ts';
import { markKept, markLetGo } from './uploads-store.ts';

/**
 * In the transaction that begins to show a picture, and stops to show the one before. False when this person sent no
 * such picture; then nothing has changed.
 */
export async function keepPicture(
  tx: Transaction,
  { clock, jobs, person }: Pick<PersonContext, 'clock' | 'jobs' | 'person'>,
  { picture, insteadOf }: { picture: string | null; insteadOf: string | null },
): Promise<boolean> {
  const kept = picture === null ? undefined : (nameOf(picture) ?? '');
  if (kept !== undefined) {
    const isTheirs = await markKept(tx, { name: kept, userId: person.userId, keptSince: clock.now() });
    if (!isTheirs) return false;
  }
  const letGo = insteadOf === null ? undefined : nameOf(insteadOf);
  if (letGo !== undefined && letGo !== kept) {
    await markLetGo(tx, letGo);
    await jobs.enqueue(tx, removePicture, { name: letGo });
  }
  return true;
}
