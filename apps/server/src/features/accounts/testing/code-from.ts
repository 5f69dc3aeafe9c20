import { codeOf, stepAt } from '../second-factor/one-time-codes.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an authenticator app does: from the base32 that was typed into it. */
export function codeFrom(secret: string, stepsAhead = 0): string {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOf(Buffer.from(bytes), stepAt(new Date()) + stepsAhead);
}
