import type { Connection } from '../../../platform/db/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Person } from '../../../platform/http/admission/gate.ts';
import { getOwnAccess } from '../profile/personal-store.ts';
import { findConfirmedAt } from './sessions-store.ts';

const confirmedForMs = 10 * 60_000;

/**
 * For what would make an account somebody else's: whoever has the session has shown not long ago that it is them. An
 * account with neither password nor address has nothing to show.
 */
export async function checkConfirmed(
  db: Connection,
  { clock }: { clock: Clock },
  { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
): Promise<void> {
  const confirmedAt = await findConfirmedAt(db, { userId, sessionId });
  if (clock.now().getTime() - (confirmedAt?.getTime() ?? 0) < confirmedForMs) return;
  const { mobile, email, passwordHash } = await getOwnAccess(db, userId);
  if (mobile !== null || email !== null || passwordHash !== null) throw new Refusal('personNotConfirmed');
}
