import type { Connection } from '../../platform/db/database.ts';

type CertificateState = 'made' | 'entered' | 'bound' | 'refused' | 'removed';

/** Everything but the private keys: what can be shown. */
const shown = [
  'teamId',
  'certificateId',
  'name',
  'state',
  'isUploaded',
  'clientId',
  'appleTeamId',
  'keyId',
  'publicKey',
  'keyMadeAt',
  'nextPublicKey',
  'nextMadeAt',
  'appleUserId',
  'appleOrgId',
  'appleOrgName',
  'createdAt',
  'boundAt',
  'rotatedAt',
  'checkedAt',
  'lastUsedAt',
  'lastRefusedAt',
  'lastRefusal',
  'removedAt',
  'revision',
] as const;

const sealedKeys = ['sealedPrivateKey', 'nextSealedPrivateKey'] as const;

/** With its sealed keys; removed ones are as if they had never been. */
export async function findCertificate(db: Connection, teamId: number, certificateId: number) {
  return db
    .selectFrom('certificates')
    .select([...shown, ...sealedKeys])
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('state', '<>', 'removed')
    .$narrowType<{ state: CertificateState }>()
    .executeTakeFirst();
}
export type CertificateWithKeys = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** How it went with Apple, as no change of a person's making: the revision stays. */
export async function noteCertificate(
  db: Connection,
  { teamId, certificateId }: { teamId: number; certificateId: number },
  noted: {
    state?: CertificateState;
    lastUsedAt?: Date;
    lastRefusedAt?: Date;
    lastRefusal?: string | null;
  },
): Promise<void> {
  await db
    .updateTable('certificates')
    .set(noted)
    .where('teamId', '=', teamId)
    .where('certificateId', '=', certificateId)
    .where('state', 'in', ['bound', 'refused'])
    .execute();
}
