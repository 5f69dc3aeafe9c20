import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type {
  CertificateView,
  rotateSecretKey as rotateSecretKeyCall,
} from '@tapwright/contracts/certificates';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { getCertificateView } from './certificate-view.ts';
import { lockCertificate, updateCertificate } from './certificates-store.ts';
import { makeKeyPair } from './make-key-pair.ts';
import { sealPrivateKey } from './sealed-key.ts';
import { tellCertificatesChanged } from './tell-certificates-changed.ts';

/** The next pair waits beside the one in use. Asked again, the same one comes again. */
export async function rotateSecretKey(
  context: TeamContext,
  { certificateId }: ParsedBodyOf<typeof rotateSecretKeyCall>,
): Promise<CertificateView> {
  authoriseTeam(context, 'certificate.manage');
  const { teamId } = context.membership;
  const { publicKey, privateKey } = await makeKeyPair();
  return runTransaction(context.database, async (tx) => {
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    if (row.boundAt === null) throw new Refusal('idsMissing');
    if (row.nextPublicKey === null) {
      await updateCertificate(tx, row, {
        nextPublicKey: publicKey,
        nextSealedPrivateKey: sealPrivateKey(context.sealer, certificateId, privateKey),
        nextMadeAt: context.clock.now(),
      });
      await logOperation(tx, {
        operation: 'certificate.rotationBegun',
        teamId,
        by: { kind: 'person', userId: context.person.userId },
        from: context,
        subject: { certificateId, certificateName: row.name },
      });
      await tellCertificatesChanged(tx, context, teamId);
    }
    return getCertificateView(tx, teamId, certificateId);
  });
}
