import { createPublicKey } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import type { Sealer } from '../platform/crypto/sealer.ts';

export type AttachedUser = {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKeyPem: string;
  /** As whom Apple knows it: what is changed by others is from outside. */
  userId?: string | undefined;
};

type Wanted = {
  teamId: number;
  user: AttachedUser;
  adAccountId: number;
  currency: string;
  timeZone: string;
  /** By a certificate of the platform, instead of the team's own. */
  isRunByPlatform?: boolean;
};

/** A bound certificate and an ad account that hangs on it, as if a person had gone through all the pages. */
export async function attachAdAccount(
  { write }: Pick<Database, 'write'>,
  sealer: Pick<Sealer, 'seal'>,
  { teamId, user, adAccountId, currency, timeZone, isRunByPlatform = false }: Wanted,
): Promise<{ campaignGroupId: number }> {
  const { clientId, keyId, privateKeyPem } = user;
  const certificateId = 10_001;
  await write
    .insertInto('certificates')
    .values({
      teamId: isRunByPlatform ? 0 : teamId,
      certificateId,
      state: 'bound',
      clientId,
      appleTeamId: user.teamId,
      keyId,
      appleUserId: user.userId ?? null,
      publicKey: createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }),
      sealedPrivateKey: sealer.seal(privateKeyPem, `private key of certificate ${certificateId}`),
    })
    .execute();
  return write
    .insertInto('campaignGroups')
    .values({
      teamId,
      certificateId,
      deliveryMode: isRunByPlatform ? 'selfService' : 'collaborative',
      adAccountId: String(adAccountId),
      appleOrgId: '40009000',
      appleName: 'At Apple',
      name: 'Ours',
      currency,
      timeZone,
      attachedAt: new Date(),
    })
    .returning('campaignGroupId')
    .executeTakeFirstOrThrow();
}
