import { UnusableKey } from '@tapwright/apple-ads/client/errors';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import {
  type CertificateView,
  uploadSecretKey as uploadSecretKeyCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { getCertificateView } from '../certificate-view.ts';
import { keepKeyPair } from './keep-key-pair.ts';
import { type KeyPair, readKeyPair } from './make-key-pair.ts';

export async function uploadSecretKey(
  context: TeamContext,
  { privateKey }: ParsedBodyOf<typeof uploadSecretKeyCall>,
): Promise<CertificateView> {
  const { teamId } = context.membership;
  const certificateId = await keepKeyPair(context, uploadSecretKeyCall, readFile(privateKey), true);
  if (certificateId === undefined) throw new Refusal('oneCertificateOnly');
  return getCertificateView(context.database.write, teamId, certificateId);
}

/** The failure's own text may hold a part of the file, so only its reason goes on. */
function readFile(privateKey: string): KeyPair {
  try {
    return readKeyPair(privateKey);
  } catch (error) {
    const reason = error instanceof UnusableKey ? error.reason : 'unreadable';
    throw new Refusal('badInput', { fields: { privateKey: `certificates:rules.key.${reason}` } });
  }
}
