import { mobile, newEmail, verificationCode } from '@tapwright/contracts/account-fields';
import * as z from 'zod/mini';

export type ContactKind = 'mobile' | 'email';

const schemas = { mobile, email: newEmail };
const originalRules = { mobile: 'accounts:rules.originalMobile', email: 'accounts:rules.originalEmail' };

/** As it is sent; undefined while it is none. */
export function readContact(kind: ContactKind, typed: string): string | undefined {
  return z.safeParse(schemas[kind], typed).data;
}

export function bindSchemas(kind: ContactKind) {
  return { account: schemas[kind], code: verificationCode };
}

/** The old one is the one that the account has, the new one another. */
export function changeSchemas(kind: ContactKind, current: string) {
  const isCurrent = (typed: string) => readContact(kind, typed) === current;
  return {
    oldAccount: z.string().check(z.refine(isCurrent, originalRules[kind])),
    oldCode: verificationCode,
    newAccount: z.pipe(
      z.string().check(z.refine((typed) => !isCurrent(typed), 'personal:rules.sameAccount')),
      schemas[kind],
    ),
    newCode: verificationCode,
  };
}
