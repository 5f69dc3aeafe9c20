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

type Sent = { clientId: string; clientSecret: string; now: Instant };

/** Apple does not say what is wrong with a secret; the journal does. */
export type Verdict = { user: ApiUser } | { wrong: string };

function findWrong(user: ApiUser, protectedHeader: unknown, payload: unknown): string | undefined {
  const header = z.safeParse(clientSecretHeader, protectedHeader);
  const claims = z.safeParse(clientSecretClaims, payload);
  if (!claims.success) return `The claims are not as they should be: ${z.prettifyError(claims.error)}`;
  if (header.data?.kid !== user.keyId) return 'The kid of the header is not the key id of this API user.';
  const { iat, exp } = claims.data;
  if (exp <= iat) return 'exp does not lie after iat.';
  return exp - iat <= maxSecretLifeSeconds ? undefined : 'exp lies more than 180 days after iat.';
}

/** The API user whose key signed the secret for itself. */
export async function verifyClientSecret(
  users: ApiUsers,
  { clientId, clientSecret, now }: Sent,
): Promise<Verdict> {
  const user = users.find(clientId);
  if (!user) return { wrong: `There is no API user ${clientId}.` };
  if (user.revoked) return { wrong: 'The access of this API user was taken away.' };
  try {
    const { payload, protectedHeader } = await jwtVerify(clientSecret, users.keyOf(user), {
      algorithms: ['ES256'],
      audience: tokenAudience,
      issuer: user.teamId,
      subject: user.clientId,
      currentDate: new Date(now),
    });
    const wrong = findWrong(user, protectedHeader, payload);
    return wrong === undefined ? { user } : { wrong };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { wrong: `The client secret: ${error.message}` };
    throw error;
  }
}
