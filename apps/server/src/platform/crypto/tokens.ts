import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, fit for a header, a cookie or a file name. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How the database keeps a token: whoever reads the table still cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Takes as long for a wrong text as for the right one, whatever their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected));
}
