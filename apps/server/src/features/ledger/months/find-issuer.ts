import type { Settings } from '../../../env.ts';

export type Issuer = { name: string; lines: string[]; isSample: boolean };

/** Whose papers these are; with the sandbox nobody's, and they say so. */
export function findIssuer({ receiptIssuer, remittance, appleAds, publicUrl }: Settings): Issuer {
  if (receiptIssuer !== undefined) return { ...receiptIssuer, isSample: false };
  if (appleAds === 'sandbox')
    return { name: 'Tapwright Sample Ltd.', lines: ['1 Sample Quay', 'Singapore'], isSample: true };
  return { name: remittance?.holder ?? publicUrl.host, lines: [], isSample: false };
}
