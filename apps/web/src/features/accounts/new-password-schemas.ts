import { typedPassword } from '@tapwright/contracts/account-fields';
import * as z from 'zod/mini';

/** A new password and its repetition, by the names of their fields. */
export function newPasswordSchemas({ password }: { password: string }) {
  return {
    password: typedPassword,
    confirm: z.string().check(
      z.minLength(1, { error: 'accounts:rules.confirmRequired', abort: true }),
      z.refine((text) => text === password, 'accounts:rules.confirmDiffers'),
    ),
  };
}
