import type { Connection } from '../../../platform/db/database.ts';
import { listAppStorefronts, listReadSince } from '../../apple-words/index.ts';
import { findPublished } from '../reading/popular-weeks.ts';
import type { SyncAccountKey } from '../sync-store.ts';
import type { SyncStep } from './sync-step.ts';

/** A call for each: as many as fit well into the time of a step. */
const storefrontsOfStep = 10;

/** Once a week, after Apple has told the last one: a new storefront of an app at the next night. */
export async function planAppleWords(
  db: Connection,
  account: SyncAccountKey,
  now: Date,
): Promise<SyncStep[]> {
  const read = await listReadSince(db, account.teamId, findPublished(now));
  const isRead = new Set(read.map(({ adamId, country }) => `${adamId} ${country}`));
  const apps = await listAppStorefronts(db, account);
  return apps.flatMap(({ adamId, countries }) => {
    const due = countries.filter((country) => !isRead.has(`${adamId} ${country}`));
    if (due.length === 0) return [];
    const portions = Array.from({ length: Math.ceil(due.length / storefrontsOfStep) }, (_, place) =>
      due.slice(place * storefrontsOfStep, (place + 1) * storefrontsOfStep),
    );
    return [
      { do: 'appGenres' as const, adamId, countries: due },
      { do: 'suggestedPhrases' as const, adamId },
      ...portions.map((part) => ({ do: 'suggestedWords' as const, adamId, countries: part })),
    ];
  });
}
