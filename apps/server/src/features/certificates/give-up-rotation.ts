import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type {
  CertificateView,
  giveUpRotation as giveUpRotationCall,
} from '@tapwright/contracts/certificates';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { getCertificateView } from './certificate-view.ts';
import { lockCertificate, updateCertificate } from './certificates-store.ts';
import { tellCertificatesChanged } from './tell-certificates-changed.ts';

export async function giveUpRotation(
  context: TeamContext,
  { certificateId }: ParsedBodyOf<typeof giveUpRotationCall>,
): Promise<CertificateView> {
  authoriseTeam(context, 'certificate.manage');
  const { teamId } = context.membership;
  return runTransaction(context.database, async (tx) => {
    const row = await lockCertificate(tx, teamId, certificateId);
    if (row === undefined) throw new Refusal('notFound');
    if (row.nextPublicKey !== null) {
      await updateCertificate(tx, row, { nextPublicKey: null, nextSealedPrivateKey: null, nextMadeAt: null });
      await logOperation(tx, {
        operation: 'certificate.rotationGivenUp',
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
