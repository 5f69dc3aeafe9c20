import type { CertificateView } from '@tapwright/contracts/certificates';
import type { Connection } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type CertificateRow,
  findCertificate,
  listCertificates,
  listGroupNames,
} from './certificates-store.ts';

const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

function viewCertificate(row: CertificateRow, campaignGroups: string[]): CertificateView {
  const { state, nextPublicKey, nextMadeAt } = row;
  if (state === 'removed') throw new TypeError('what was removed is not shown');
  return {
    certificateId: row.certificateId,
    name: row.name,
    state,
    isUploaded: row.isUploaded,
    clientId: row.clientId,
    appleTeamId: row.appleTeamId,
    keyId: row.keyId,
    publicKey: row.publicKey,
    keyMadeAt: row.keyMadeAt.toISOString(),
    next:
      nextPublicKey === null || nextMadeAt === null
        ? null
        : { publicKey: nextPublicKey, madeAt: nextMadeAt.toISOString() },
    appleOrgId: row.appleOrgId,
    appleOrgName: row.appleOrgName,
    campaignGroups,
    createdAt: row.createdAt.toISOString(),
    boundAt: toIso(row.boundAt),
    rotatedAt: toIso(row.rotatedAt),
    checkedAt: toIso(row.checkedAt),
    lastUsedAt: toIso(row.lastUsedAt),
    lastRefusedAt: toIso(row.lastRefusedAt),
  };
}

export async function getCertificateView(
  db: Connection,
  teamId: number,
  certificateId: number,
): Promise<CertificateView> {
  const row = await findCertificate(db, teamId, certificateId);
  if (row === undefined) throw new Refusal('notFound');
  const names = await listGroupNames(db, teamId);
  return viewCertificate(row, names.get(certificateId) ?? []);
}

export async function findTeamCertificates({
  database,
  membership,
}: TeamContext): Promise<CertificateView[]> {
  const { teamId } = membership;
  const [rows, names] = await Promise.all([
    listCertificates(database.write, teamId),
    listGroupNames(database.write, teamId),
  ]);
  return rows.map((row) => viewCertificate(row, names.get(row.certificateId) ?? []));
}
