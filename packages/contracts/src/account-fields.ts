import * as z from 'zod/mini';

/**
 * What a person types about an account. The error of each rule is a message key (`namespace:key`), not a
 * sentence: the form and the server look the same key up in the reader's language.
 */
const mobilePattern = /^1[3-9]\d{9}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const isMobile = (text: string) => mobilePattern.test(text);
export const isEmail = (text: string) => text.length <= 254 && emailPattern.test(text);
export const isLoginAccount = (text: string) => text === 'admin' || isMobile(text) || isEmail(text);

/** Lower case for e-mail, so that one address is one account whatever way it was typed. */
const trimmed = () => z.pipe(z.string(), z.transform((text: string) => text.trim()));

export const loginAccount = z.pipe(
  trimmed(),
  z.string().check(z.refine(isLoginAccount, 'accounts:rules.loginAccount')),
);

export const mobile = z.pipe(trimmed(), z.string().check(z.refine(isMobile, 'accounts:rules.mobile')));
export const email = z.pipe(trimmed(), z.string().check(z.refine(isEmail, 'accounts:rules.email')));

/** What the form holds before it is encrypted. */
export const typedPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'accounts:rules.passwordRequired', abort: true }),
    z.regex(/^\w*$/, { error: 'accounts:rules.passwordCharacters', abort: true }),
    z.minLength(8, { error: 'accounts:rules.passwordLength', abort: true }),
    z.maxLength(16, { error: 'accounts:rules.passwordLength', abort: true }),
  );

/** What travels: base64 of one RSA-OAEP block. Whatever is longer or shorter was not encrypted with our key. */
export const encryptedPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'accounts:rules.passwordRequired', abort: true }),
    z.regex(/^[A-Za-z0-9+/]{300,700}={0,2}$/, 'accounts:rules.passwordNotEncrypted'),
  );

export const stripPassword = (text: string) => text.replaceAll(/\W/g, '').slice(0, 16);
