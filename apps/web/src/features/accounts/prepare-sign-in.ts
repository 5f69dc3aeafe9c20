import { loginAccount, typedPassword } from '@tapwright/contracts/account-fields';
import * as z from 'zod/mini';
import { CallFailure } from '../../platform/call-failure.ts';
import type { Credentials } from './api/sign-in.ts';

export type FieldName = keyof Credentials;
export const fieldNames: readonly FieldName[] = ['account', 'password'];

const schemas = { account: loginAccount, password: typedPassword };

/** The rule that a field breaks. */
export function findIssue(name: FieldName, text: string): z.core.$ZodIssue | undefined {
  return z.safeParse(schemas[name], text).error?.issues[0];
}

/** Refusals that are about what was typed; all else is no fault of the form. */
export function isAboutTyped(error: unknown): boolean {
  return error instanceof CallFailure && error.is('wrongPassword', 'tooManyRequests', 'badInput');
}
