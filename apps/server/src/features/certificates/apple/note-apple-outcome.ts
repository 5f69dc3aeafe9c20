import { SignInRefused, Unauthorised } from '@tapwright/apple-ads/client/errors';
import type { Deps } from '../../../platform/deps.ts';
import { noteCertificate } from '../certificates-store.ts';

/** After work with Apple: without an error the certificate was used, with a refusal to sign in it was refused. */
export async function noteAppleOutcome(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  which: { teamId: number; certificateId: number },
  error?: unknown,
): Promise<void> {
  const now = clock.now();
  if (error === undefined)
    return noteCertificate(database.write, which, { state: 'bound', lastUsedAt: now, lastRefusal: null });
  if (error instanceof SignInRefused)
    return noteCertificate(database.write, which, {
      state: 'refused',
      lastRefusedAt: now,
      lastRefusal: error.reason === 'credentials' ? 'revoked' : error.reason,
    });
  if (error instanceof Unauthorised)
    await noteCertificate(database.write, which, {
      state: 'refused',
      lastRefusedAt: now,
      lastRefusal: 'revoked',
    });
}
