import type { CertificateView } from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../platform/http/context.ts';
import { countGroupsOf, listCertificates } from './certificates-store.ts';
import { viewCertificate } from './certificate-view.ts';

export async function findTeamCertificates({
  database,
  membership,
}: TeamContext): Promise<CertificateView[]> {
  const { teamId } = membership;
  const [rows, counts] = await Promise.all([
    listCertificates(database.write, teamId),
    countGroupsOf(database.write, teamId),
  ]);
  return rows.map((row) => viewCertificate(row, counts.get(row.certificateId) ?? 0));
}
