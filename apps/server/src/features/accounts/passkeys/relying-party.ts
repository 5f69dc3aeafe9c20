import { isIP } from 'node:net';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import { insertChallenge, takeChallenge } from './passkeys-store.ts';

const challengeLastsMs = 5 * 60_000;

/** Passkeys belong to a name, and browsers make them on secure pages alone. */
export function canHavePasskeys({ protocol, hostname }: URL): boolean {
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** The site that the operator says this is: whoever shows a passkey to another one shows it there in vain. */
export function relyingPartyOf({ settings: { publicUrl } }: Pick<Context, 'settings'>) {
  if (!canHavePasskeys(publicUrl)) throw new Refusal('wayNotConfigured');
  return { expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname };
}

export async function makeChallenge(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: number | null,
): Promise<string> {
  const challenge = makeToken();
  const expiresAt = new Date(clock.now().getTime() + challengeLastsMs);
  await insertChallenge(database.write, { challengeHash: hashToken(challenge), userId, expiresAt });
  return challenge;
}

/** One that we gave, to this person or to a sign-in, and that was not used before. */
export function takesChallenge(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: number | null,
): (challenge: string) => Promise<boolean> {
  return (challenge) =>
    takeChallenge(database.write, { challengeHash: hashToken(challenge), userId }, clock.now());
}
