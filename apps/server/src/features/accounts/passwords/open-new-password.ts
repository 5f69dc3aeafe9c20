import { typedPassword } from '@tapwright/contracts/account-fields';
import type { Context } from '../../../platform/http/context.ts';
import { parseInput } from '../../../platform/http/requests/parse-input.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isGuessablePassword } from './is-guessable-password.ts';
import { openPassword } from './open-password.ts';
import * as z from 'zod/mini';

/** A password that is about to be set; what the form should have refused is refused here, at the same field. */
export async function openNewPassword(context: Context, field: string, encrypted: string): Promise<string> {
  const typed = await openPassword(context, field, encrypted);
  parseInput(z.object({ [field]: typedPassword }), { [field]: typed });
  if (await isGuessablePassword(typed))
    throw new Refusal('badInput', { fields: { [field]: 'accounts:rules.passwordCommon' } });
  return typed;
}
