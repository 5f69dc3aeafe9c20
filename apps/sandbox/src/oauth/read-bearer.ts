import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../verbs/refusal.ts';
import type { Instant } from '../world/entities.ts';
import type { ApiUser } from './api-users.ts';

export const bearerIn = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** The API user a bearer token was given to; refuses when there is none, it ended or was taken away. */
export async function readBearer(
  sandbox: Sandbox,
  header: string | undefined,
  now: Instant,
): Promise<ApiUser> {
  const token = bearerIn(header);
  if (token === undefined) return refuse('UNAUTHORIZED', 'A bearer token is required.');
  const clientId = await sandbox.tokens.read(token, now);
  const user = clientId === undefined ? undefined : sandbox.users.find(clientId);
  if (!user || user.revoked) return refuse('UNAUTHORIZED', 'The token is invalid or has expired.');
  return user;
}
