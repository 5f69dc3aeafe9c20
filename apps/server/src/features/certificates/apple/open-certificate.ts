import type { AppleAds } from '@tapwright/apple-ads/client/connect';
import type { Credentials } from '@tapwright/apple-ads/client/credentials';
import type { Deps } from '../../../platform/deps.ts';
import { connectKept, type LineDeps } from './apple-lines.ts';
import { type CertificateWithKeys, findCertificate } from '../certificates-store.ts';
import { openPrivateKey } from '../keys/sealed-key.ts';

export type CertificateDeps = LineDeps & Pick<Deps, 'sealer'>;

/** There is nothing to ask Apple with: no such certificate, or its ids have not been brought back. */
export class CertificateMissing extends Error {
  override readonly name = 'CertificateMissing';
}

/** The credentials as they stand, or undefined while an id is missing. */
export function findCredentials(
  { sealer }: Pick<Deps, 'sealer'>,
  { certificateId, clientId, appleTeamId, keyId, sealedPrivateKey }: CertificateWithKeys,
): Credentials | undefined {
  if (clientId === null || appleTeamId === null || keyId === null || sealedPrivateKey === null)
    return undefined;
  const privateKeyPem = openPrivateKey(sealer, certificateId, sealedPrivateKey);
  return { clientId, teamId: appleTeamId, keyId, privateKeyPem };
}

/** A client for a team's certificate, or for one of the platform (team 0). Throws `CertificateMissing`. */
export async function openCertificate(
  deps: CertificateDeps,
  { teamId, certificateId }: { teamId: number; certificateId: number },
): Promise<AppleAds> {
  const row = await findCertificate(deps.database.write, teamId, certificateId);
  if (row === undefined || row.clientId === null)
    throw new CertificateMissing(`Certificate ${certificateId} is not bound.`);
  const name = [certificateId, row.clientId, row.appleTeamId, row.keyId, row.publicKey].join(' ');
  return connectKept(deps, name, () => {
    const credentials = findCredentials(deps, row);
    if (credentials === undefined) throw new CertificateMissing(`Certificate ${certificateId} is not bound.`);
    return credentials;
  });
}
