import type { LoggedRow, TeamWrite } from '../writes/index.ts';
import {
  type CertificateWithKeys,
  deletePrivateKeys,
  listCertificates,
  lockCertificate,
} from './certificates-store.ts';

/** Part of a write that has taken from it whatever hung on it. The row stays; what could sign in as the team is gone. */
export async function removeCertificate(write: TeamWrite, row: CertificateWithKeys): Promise<LoggedRow> {
  const { tx, team, clock, live } = write;
  await deletePrivateKeys(tx, row, clock.now());
  await live.publishTeam(tx, team.teamId, 'certificates.changed');
  return write.record('certificate.removed', {
    subject: { certificateId: row.certificateId, certificateName: row.name, appleClientId: row.clientId },
  });
}

/** All that lets a team into Apple, in the write in which the team itself goes, after its campaign groups. */
export async function removeTeamCertificates(write: TeamWrite): Promise<void> {
  const { tx, team } = write;
  for (const { certificateId } of await listCertificates(tx, team.teamId)) {
    const row = await lockCertificate(tx, team.teamId, certificateId);
    if (row !== undefined) await removeCertificate(write, row);
  }
}
