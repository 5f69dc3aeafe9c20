import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { toBase32 } from './one-time-codes.ts';

const howMany = 10;
const bytes = 15;

/** 120 random bits each, so a plain hash keeps them. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => toBase32(randomBytes(bytes)));
}

/** In groups of four, as they are written down. */
export function writeRecoveryCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}

export function hashRecoveryCode(userId: number, code: string): Buffer {
  return hashToken(`recovery code of ${userId}: ${code}`);
}
