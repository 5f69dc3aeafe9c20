import { typedPassword, verificationCode } from '@tapwright/contracts/account-fields';
import * as z from 'zod/mini';
import { newPasswordSchemas } from './new-password-schemas.ts';

export function changePasswordSchemas({ oldPwd, newPwd }: { oldPwd: string; newPwd: string }) {
  return {
    oldPwd: typedPassword,
    newPwd: z.pipe(
      typedPassword,
      z.string().check(z.refine((typed) => typed !== oldPwd, 'personal:rules.samePassword')),
    ),
    confirm: newPasswordSchemas({ password: newPwd }).confirm,
  };
}

/** For who has none yet. */
export function firstPasswordSchemas({ newPwd }: { newPwd: string }) {
  return {
    account: z.string().check(z.minLength(1, 'personal:password.needsAddress')),
    code: verificationCode,
    newPwd: typedPassword,
    confirm: newPasswordSchemas({ password: newPwd }).confirm,
  };
}
