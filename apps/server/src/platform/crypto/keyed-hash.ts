import { createHmac, hkdfSync } from 'node:crypto';

/**
 * For what is short enough to be guessed (codes, addresses): without our key a copy of the table tells nothing.
 * `purpose` keeps equal texts of different kinds apart.
 */
export type KeyedHash = (purpose: string, ...parts: readonly (string | number)[]) => Buffer;

/** Under the newest master key only: what is hashed so lives for minutes, a changed key makes it unknown. */
export function createKeyedHash([masterKey]: readonly Buffer[]): KeyedHash {
  if (masterKey === undefined) throw new RangeError('There is no key to hash with.');
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'tapwright keyed hash', 32));
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
}
