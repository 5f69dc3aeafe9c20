import {
  type CertificateView,
  createSecretKey as createSecretKeyCall,
} from '@tapwright/contracts/certificates';
import type { TeamContext } from '../../../platform/http/context.ts';
import { getCertificateView } from '../certificate-view.ts';
import { findOpenCertificate } from '../certificates-store.ts';
import { keepKeyPair } from './keep-key-pair.ts';
import { makeKeyPair } from './make-key-pair.ts';

/** Asked again before it is bound, the same pair comes again: its public half may stand at Apple already. */
export async function createSecretKey(context: TeamContext): Promise<CertificateView> {
  const { teamId } = context.membership;
  const { write } = context.database;
  const waiting = await findOpenCertificate(write, teamId, false);
  const certificateId =
    waiting?.certificateId ??
    (await keepKeyPair(context, createSecretKeyCall, await makeKeyPair(), false)) ??
    (await findOpenCertificate(write, teamId, false))?.certificateId;
  return getCertificateView(write, teamId, certificateId ?? 0);
}
