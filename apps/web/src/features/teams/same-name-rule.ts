import * as z from 'zod/mini';

/** The team's name typed once more, so that it is no slip. */
export function sameNameRule(teamName: string) {
  return z.string().check(z.refine((typed) => typed.trim() === teamName, 'teams:rules.nameNotSame'));
}
