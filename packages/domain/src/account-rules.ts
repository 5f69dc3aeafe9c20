/** The name of the platform's first staff account, the only login that is neither mobile nor e-mail. */
export const firstStaffAccount = 'admin';

const minPassword = 8;
const maxPassword = 16;
const verificationCodeLength = 6;

export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

const mailbox = /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/;
const domain = /^[^@]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** One plain address: nothing a mailer could read as a list, a name, a comment or another spelling of the same. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && mailbox.test(text) && domain.test(text);
}

export function isLoginAccount(text: string): boolean {
  return text === firstStaffAccount || isMobile(text) || isEmail(text);
}

export type PasswordProblem = 'required' | 'characters' | 'length';

export function findPasswordProblem(text: string): PasswordProblem | undefined {
  if (text === '') return 'required';
  if (!/^\w*$/.test(text)) return 'characters';
  return text.length < minPassword || text.length > maxPassword ? 'length' : undefined;
}

/** What a password field keeps of what is typed or pasted. */
export function stripPassword(text: string): string {
  return text.replaceAll(/\W/g, '').slice(0, maxPassword);
}

export type CodeProblem = 'required' | 'form';

export function findVerificationCodeProblem(text: string): CodeProblem | undefined {
  if (text === '') return 'required';
  return text.length === verificationCodeLength && /^\d+$/.test(text) ? undefined : 'form';
}

const freeFailures = 2;
const firstWaitSeconds = 5;
const maxWaitSeconds = 900;

/** How long nothing can be tried again after so many failed sign-ins: 5, 10, 20 … seconds from the third on. */
export function secondsToWaitAfter(failures: number): number {
  if (failures <= freeFailures) return 0;
  return Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** (failures - freeFailures - 1));
}
