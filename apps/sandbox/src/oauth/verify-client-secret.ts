import { errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import {
  clientSecretClaims,
  clientSecretHeader,
  maxSecretLifeSeconds,
  tokenAudience,
} from '@tapwright/apple-ads/wire/transport/oauth';
import type { Instant } from '../world/entities.ts';
import type { ApiUser, ApiUsers } from './api-users.ts';

/** The API user whose key signed the secret for itself, or nobody: Apple does not say what was wrong either. */
export async function verifyClientSecret(
  users: ApiUsers,
  { clientId, clientSecret, now }: { clientId: string; clientSecret: string; now: Instant },
): Promise<ApiUser | undefined> {
  const user = users.find(clientId);
  if (!user || user.revoked) return undefined;
  try {
    const { payload, protectedHeader } = await jwtVerify(clientSecret, users.keyOf(user), {
      algorithms: ['ES256'],
      audience: tokenAudience,
      issuer: user.teamId,
      subject: user.clientId,
      currentDate: new Date(now),
    });
    const header = z.safeParse(clientSecretHeader, protectedHeader);
    const claims = z.safeParse(clientSecretClaims, payload);
    if (!claims.success || header.data?.kid !== user.keyId) return undefined;
    const { iat, exp } = claims.data;
    return exp > iat && exp - iat <= maxSecretLifeSeconds ? user : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
