import {
  createPlatformKey as call,
  type PlatformCertificate,
} from '@tapwright/contracts/platform-certificate';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { staffWrite } from '../../writes/index.ts';
import { insertCertificate, nextCertificateId } from '../certificates-store.ts';
import { makeKeyPair } from '../keys/make-key-pair.ts';
import { sealPrivateKey } from '../keys/sealed-key.ts';
import { findPlatformRow, platformId, viewPlatform } from './platform-certificate-store.ts';

/** One that waits for its ids, or works, stays. */
export async function createPlatformKey(context: PersonContext): Promise<PlatformCertificate> {
  const { publicKey, privateKey } = await makeKeyPair();
  await staffWrite(context, call, async (write) => {
    const { tx } = write;
    if ((await findPlatformRow(tx)) !== undefined) return write.unchanged(null);
    const certificateId = await nextCertificateId(tx);
    const sealedPrivateKey = sealPrivateKey(write.sealer, certificateId, privateKey);
    const row = { teamId: platformId, certificateId, isUploaded: false, publicKey, sealedPrivateKey };
    if ((await insertCertificate(tx, row)) === undefined) return write.unchanged(null);
    return (await write.record('certificate.made', { subject: { certificateId } })).done(null);
  });
  const made = await viewPlatform(context.database.write);
  if (made === null) throw new Refusal('notFound');
  return made;
}
