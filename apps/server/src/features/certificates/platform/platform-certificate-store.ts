import type { PlatformCertificate } from '@tapwright/contracts/platform-certificate';
import type { Connection } from '../../../platform/db/database.ts';
import { type CertificateRow, listCertificates } from '../certificates-store.ts';

/** Its owner is the platform and no team. */
export const platformId = 0;

/** The newest that works, else the newest there is. */
export async function findPlatformRow(db: Connection): Promise<CertificateRow | undefined> {
  const rows = (await listCertificates(db, platformId)).toReversed();
  return rows.find(({ state }) => state === 'bound') ?? rows[0];
}

export async function viewPlatform(db: Connection): Promise<PlatformCertificate | null> {
  const row = await findPlatformRow(db);
  if (row === undefined || row.state === 'removed') return null;
  const { state, publicKey, clientId, appleTeamId, keyId, appleOrgName, boundAt } = row;
  const { count } = await db
    .selectFrom('campaignGroups')
    .select((group) => group.fn.countAll<number>().as('count'))
    .where('certificateTeamId', '=', platformId)
    .where('certificateId', '=', row.certificateId)
    .where('detachedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    state,
    publicKey,
    clientId,
    appleTeamId,
    keyId,
    appleOrgName,
    boundAt: boundAt?.toISOString() ?? null,
    campaignGroups: count,
  };
}
