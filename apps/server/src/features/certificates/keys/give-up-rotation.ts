import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type CertificateView,
  giveUpRotation as giveUpRotationCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { getCertificateView } from '../certificate-view.ts';
import { lockCertificate, updateCertificate } from '../certificates-store.ts';

export async function giveUpRotation(
  context: TeamContext,
  { certificateId }: ParsedBodyOf<typeof giveUpRotationCall>,
): Promise<CertificateView> {
  const { teamId } = context.membership;
  return teamWrite(context, giveUpRotationCall, async (write) => {
    const { tx } = write;
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    if (row.nextPublicKey === null)
      return write.unchanged(await getCertificateView(tx, teamId, certificateId));
    await updateCertificate(tx, row, { nextPublicKey: null, nextSealedPrivateKey: null, nextMadeAt: null });
    const logged = await write.record('certificate.rotationGivenUp', {
      subject: { certificateId, certificateName: row.name },
    });
    await write.live.publishTeam(tx, teamId, 'certificates.changed');
    return logged.done(await getCertificateView(tx, teamId, certificateId));
  });
}
