import type { Sealer } from '../../../platform/crypto/sealer.ts';

const contextOf = (certificateId: number) => `private key of certificate ${certificateId}`;

export const sealPrivateKey = (sealer: Sealer, certificateId: number, privateKeyPem: string): string =>
  sealer.seal(privateKeyPem, contextOf(certificateId));

export const openPrivateKey = (sealer: Sealer, certificateId: number, sealed: string): string =>
  sealer.open(sealed, contextOf(certificateId));
