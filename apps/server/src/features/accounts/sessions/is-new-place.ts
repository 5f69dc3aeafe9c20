import { describeDevice } from '@tapwright/domain/describe-device';
import type { Connection } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/admission/request-limits.ts';
import { listPlacesOf } from './sessions-store.ts';

type Place = { address: string; userAgent: string };

/** Of an account that has been used before: from no such network with no such browser. */
export async function isNewPlace(db: Connection, userId: number, place: Place): Promise<boolean> {
  const places = await listPlacesOf(db, userId);
  return places.length > 0 && !places.some((known) => nameOf(known) === nameOf(place));
}

/** A provider gives its customers another address of the same range every day. */
function nameOf({ address, userAgent }: Place): string {
  const range = networkOf(address).split(/[.:]/).slice(0, 2).join('.');
  const { browser, system } = describeDevice(userAgent);
  return `${range} ${browser ?? ''} ${system ?? ''}`;
}
