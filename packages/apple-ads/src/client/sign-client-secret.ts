import { SignJWT } from 'jose';
import { maxSecretLifeSeconds, tokenAudience } from '../wire/transport/oauth.ts';
import type { Credentials } from './credentials.ts';
import { readPrivateKey } from './read-private-key.ts';

const daySeconds = 86_400;

/** A new one is signed for each token, so a day is plenty, and a clock that is hours off does no harm. */
export async function signClientSecret(
  { clientId, teamId, keyId, privateKeyPem }: Credentials,
  { now, lifeSeconds = daySeconds }: { now: number; lifeSeconds?: number },
): Promise<string> {
  if (lifeSeconds <= 0 || lifeSeconds > maxSecretLifeSeconds)
    throw new RangeError('A client secret lives for 180 days at most.');
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setSubject(clientId)
    .setIssuer(teamId)
    .setAudience(tokenAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(readPrivateKey(privateKeyPem));
}
