import {
  type CodeProblem,
  findPasswordProblem,
  findVerificationCodeProblem,
  isEmail,
  isLoginAccount,
  isMobile,
  type PasswordProblem,
} from '@tapwright/domain/account-rules';
import * as z from 'zod/mini';

/*
 * What a person types about an account. The error of each rule is a message key (`namespace:key`), not a
 * sentence: the form and the server look the same key up in the reader's language.
 */

const trimmed = () =>
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim()),
  );

/** Small letters: how an e-mail is kept and compared. */
const trimmedSmall = () =>
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim().toLowerCase()),
  );

export const loginAccount = z.pipe(
  trimmedSmall(),
  z.string().check(z.refine(isLoginAccount, 'accounts:rules.loginAccount')),
);

export const mobile = z.pipe(trimmed(), z.string().check(z.refine(isMobile, 'accounts:rules.mobile')));

export const email = z.pipe(trimmedSmall(), z.string().check(z.refine(isEmail, 'accounts:rules.email')));

/** One that is about to be bound. */
export const newEmail = z.pipe(
  trimmedSmall(),
  z.string().check(z.refine(isEmail, 'accounts:rules.validEmail')),
);

/** What a code can be sent to. */
export const contactAccount = z.pipe(
  trimmedSmall(),
  z.string().check(z.refine((text) => isMobile(text) || isEmail(text), 'accounts:rules.loginAccount')),
);

const codeMessages: Record<CodeProblem, string> = {
  required: 'accounts:rules.codeRequired',
  form: 'accounts:rules.codeForm',
};

export const verificationCode = z.pipe(
  trimmed(),
  z.string().check((text) => {
    const problem = findVerificationCodeProblem(text.value);
    if (problem !== undefined) {
      text.issues.push({ code: 'custom', input: text.value, message: codeMessages[problem] });
    }
  }),
);

const passwordMessages: Record<PasswordProblem, string> = {
  required: 'accounts:rules.passwordRequired',
  characters: 'accounts:rules.passwordCharacters',
  length: 'accounts:rules.passwordLength',
};

/** What the form holds before it is encrypted. */
export const typedPassword = z.string().check((text) => {
  const problem = findPasswordProblem(text.value);
  if (problem !== undefined) {
    text.issues.push({ code: 'custom', input: text.value, message: passwordMessages[problem] });
  }
});

/**
 * What travels: the id of the key, a dot, and base64 of one RSA-OAEP block. Whatever is longer or shorter was not
 * encrypted with our key; without an id it is taken for the key that is given out now.
 */
export const encryptedPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'accounts:rules.passwordRequired', abort: true }),
    z.regex(/^(?:[1-9]\d{0,14}\.)?[A-Za-z0-9+/]{300,700}={0,2}$/, 'accounts:rules.passwordNotEncrypted'),
  );
