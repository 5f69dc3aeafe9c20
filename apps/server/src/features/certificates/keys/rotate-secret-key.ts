import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type CertificateView,
  rotateSecretKey as rotateSecretKeyCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { getCertificateView } from '../certificate-view.ts';
import { lockCertificate, updateCertificate } from '../certificates-store.ts';
import { makeKeyPair } from './make-key-pair.ts';
import { sealPrivateKey } from './sealed-key.ts';

/** The next pair waits beside the one in use. Asked again, the same one comes again. */
export async function rotateSecretKey(
  context: TeamContext,
  { certificateId }: ParsedBodyOf<typeof rotateSecretKeyCall>,
): Promise<CertificateView> {
  const { teamId } = context.membership;
  const { publicKey, privateKey } = await makeKeyPair();
  return teamWrite(context, rotateSecretKeyCall, async (write) => {
    const { tx } = write;
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    if (row.boundAt === null) throw new Refusal('idsMissing');
    if (row.nextPublicKey !== null)
      return write.unchanged(await getCertificateView(tx, teamId, certificateId));
    await updateCertificate(tx, row, {
      nextPublicKey: publicKey,
      nextSealedPrivateKey: sealPrivateKey(write.sealer, certificateId, privateKey),
      nextMadeAt: write.clock.now(),
    });
    const logged = await write.record('certificate.rotationBegun', {
      subject: { certificateId, certificateName: row.name },
    });
    await write.live.publishTeam(tx, teamId, 'certificates.changed');
    return logged.done(await getCertificateView(tx, teamId, certificateId));
  });
}
