import { createHmac, randomBytes } from 'node:crypto';

/* RFC 6238 as every authenticator app speaks it: SHA-1, six digits, a new code every 30 seconds. */

const stepSeconds = 30;
/** A phone's clock may be off by one step, and typing takes its time. */
const allowedDrift = [0, -1, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds);
}

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step whose code this is; steps up to `takenStep` have had their turn. */
export function findStep(
  secret: Buffer,
  code: string,
  { now, takenStep }: { now: Date; takenStep: number },
): number | undefined {
  return allowedDrift
    .map((drift) => stepAt(now) + drift)
    .find((step) => step > takenStep && codeOf(secret, step) === code);
}

export function makeSecret(): Buffer {
  return randomBytes(20);
}

/** RFC 4648 without padding; five bits a letter. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((letter) => alphabet[Number.parseInt(letter.padEnd(5, '0'), 2)])
    .join('');
}

/** What the QR code says. The names are shown in the list of the app. */
export function addressOf(secret: Buffer, account: string): string {
  const settings = new URLSearchParams({ secret: toBase32(secret), issuer: 'Tapwright' });
  return `otpauth://totp/Tapwright:${encodeURIComponent(account)}?${settings.toString()}`;
}
