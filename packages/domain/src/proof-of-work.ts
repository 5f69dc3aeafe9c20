/* What a machine shows that it has worked: a number with which the hash of a given text begins with many zero bits. */

export const maxWorkBits = 28;

/** What is hashed, with SHA-256, as UTF-8. */
export const workText = (challenge: string, nonce: string): string => `${challenge}.${nonce}`;

export function isEnoughWork(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (digest.subarray(0, whole).some((byte) => byte !== 0)) return false;
  const rest = bits % 8;
  return rest === 0 || (digest[whole] ?? 0xff) >> (8 - rest) === 0;
}
