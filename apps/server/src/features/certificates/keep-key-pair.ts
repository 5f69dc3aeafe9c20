import type { OperationName } from '@tapwright/contracts/operations';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseTeam } from '../../platform/http/authorise.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import {
  countCertificates,
  insertCertificate,
  lockStandingTeam,
  nextCertificateId,
} from './certificates-store.ts';
import type { KeyPair } from './make-key-pair.ts';
import { sealPrivateKey } from './sealed-key.ts';
import { tellCertificatesChanged } from './tell-certificates-changed.ts';

/** A team of agencies has a handful; more is a mistake. */
const mostCertificates = 20;

/** Undefined where a pair of this kind waits already: of two at once, one is kept. */
export async function keepKeyPair(
  context: TeamContext,
  { publicKey, privateKey }: KeyPair,
  isUploaded: boolean,
): Promise<number | undefined> {
  authoriseTeam(context, 'certificate.manage');
  const { teamId } = context.membership;
  const operation: OperationName = isUploaded ? 'certificate.uploaded' : 'certificate.made';
  return runTransaction(context.database, async (tx) => {
    if (!(await lockStandingTeam(tx, teamId))) throw new Refusal('notPermitted');
    if ((await countCertificates(tx, teamId)) >= mostCertificates) throw new Refusal('tooManyCertificates');
    const certificateId = await nextCertificateId(tx);
    const sealedPrivateKey = sealPrivateKey(context.sealer, certificateId, privateKey);
    const row = { teamId, certificateId, isUploaded, publicKey, sealedPrivateKey };
    if ((await insertCertificate(tx, row)) === undefined) return undefined;
    await logOperation(tx, {
      operation,
      teamId,
      by: { kind: 'person', userId: context.person.userId },
      from: context,
      subject: { certificateId },
    });
    await tellCertificatesChanged(tx, context, teamId);
    return certificateId;
  });
}
