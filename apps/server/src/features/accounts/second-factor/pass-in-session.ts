import type { PersonWrite } from '../../writes/index.ts';
import { updateSecondFactor } from '../sessions/sessions-store.ts';
import { sessionLastsMs } from '../sessions/session-lasts.ts';

/** From now on this session has passed, and lasts as any other. */
export async function passInSession({ tx, person, clock }: PersonWrite): Promise<void> {
  const secondFactorAt = clock.now();
  const expiresAt = new Date(secondFactorAt.getTime() + sessionLastsMs);
  await updateSecondFactor(tx, person, { secondFactorAt, expiresAt });
}
