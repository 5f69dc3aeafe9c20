import { createPublicKey } from 'node:crypto';
import { createSealer } from '@tapwright/server/platform/crypto/sealer';
import type { Database } from '@tapwright/server/platform/db/database';
import { benchKeys } from './bench-keys.ts';
import type { SandboxProcess } from './sandbox-process.ts';

export type ConnectedTeam = { teamId: number; adAccountId: number };

/** A team of the first person, with a certificate that Apple accepts and its ad account attached. */
export async function connectTeam(
  { write }: Database,
  { credentials, adAccountId }: SandboxProcess,
  { currency, timeZone }: { currency: string; timeZone: string },
): Promise<ConnectedTeam> {
  const { userId } = await write.selectFrom('users').select('userId').limit(1).executeTakeFirstOrThrow();
  const { teamId } = await write
    .insertInto('teams')
    .values({ teamName: 'In step', currencyType: 'USD' })
    .returning('teamId')
    .executeTakeFirstOrThrow();
  await write.insertInto('teamMembers').values({ teamId, userId, role: 'visitor' }).execute();
  const certificateId = 10_001;
  const { clientId, keyId, privateKeyPem } = credentials;
  await write
    .insertInto('certificates')
    .values({
      teamId,
      certificateId,
      state: 'bound',
      clientId,
      appleTeamId: credentials.teamId,
      keyId,
      publicKey: createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }),
      sealedPrivateKey: createSealer(benchKeys).seal(
        privateKeyPem,
        `private key of certificate ${certificateId}`,
      ),
    })
    .execute();
  await write
    .insertInto('campaignGroups')
    .values({
      teamId,
      certificateId,
      adAccountId: String(adAccountId),
      appleOrgId: '40009000',
      appleName: 'At Apple',
      name: 'Ours',
      currency,
      timeZone,
      attachedAt: new Date(),
    })
    .execute();
  return { teamId, adAccountId };
}
