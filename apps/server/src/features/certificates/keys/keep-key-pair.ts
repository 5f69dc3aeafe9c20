import type { OperationName } from '@tapwright/contracts/operations';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type TeamCall, teamWrite } from '../../writes/index.ts';
import { countCertificates, insertCertificate, nextCertificateId } from '../certificates-store.ts';
import type { KeyPair } from './make-key-pair.ts';
import { sealPrivateKey } from './sealed-key.ts';

/** A team of agencies has a handful; more is a mistake. */
const maxCertificates = 20;

/** Undefined where a pair of this kind waits already: of two at once, one is kept. */
export async function keepKeyPair(
  context: TeamContext,
  call: TeamCall,
  { publicKey, privateKey }: KeyPair,
  isUploaded: boolean,
): Promise<number | undefined> {
  const { teamId } = context.membership;
  const operation: OperationName = isUploaded ? 'certificate.uploaded' : 'certificate.made';
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    if ((await countCertificates(tx, teamId)) >= maxCertificates) throw new Refusal('tooManyCertificates');
    const certificateId = await nextCertificateId(tx);
    const sealedPrivateKey = sealPrivateKey(write.sealer, certificateId, privateKey);
    const row = { teamId, certificateId, isUploaded, publicKey, sealedPrivateKey };
    if ((await insertCertificate(tx, row)) === undefined) return write.unchanged(undefined);
    const logged = await write.record(operation, {
      subject: { certificateId },
    });
    await write.live.publishTeam(tx, teamId, 'certificates.changed');
    return logged.done(certificateId);
  });
}
