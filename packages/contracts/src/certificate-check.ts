import * as z from 'zod/mini';

/**
 * What the connection check looks at, in this order. `works`, `advises` (it works, and something could be better) or
 * `fails`; what exactly, is in `cause`, as a key of the certificates' words.
 */
const checkCauses = {
  apple: ['answers', 'notReachable', 'timedOut', 'rateLimited', 'appleFault'],
  clock: ['right', 'followed', 'differs', 'off'],
  signIn: ['accepted', 'wrongIds', 'revoked', 'keyUnusable'],
  adAccounts: ['seen', 'none', 'lost'],
  role: ['fits', 'readOnly', 'partlyReadOnly', 'unknown', 'admin', 'wide'],
  key: ['young', 'nearEnd', 'old'],
} as const;
const checkVerdicts = ['works', 'advises', 'fails'] as const;

const subjects = ['apple', 'clock', 'signIn', 'adAccounts', 'role', 'key'] as const;
const causes = Object.values(checkCauses).flat();

export const checkFinding = z.object({
  subject: z.enum(subjects),
  verdict: z.enum(checkVerdicts),
  cause: z.enum(causes),
  /** Figures of its sentence: minutes, days, how many ad accounts. */
  count: z.optional(z.int()),
  /** Names in its sentence: ad accounts, roles. */
  names: z.optional(z.array(z.string())),
});
export type CheckFinding = z.infer<typeof checkFinding>;

export const certificateCheck = z.object({
  /** Nothing fails: ad accounts can be attached. */
  isUsable: z.boolean(),
  checkedAt: z.string(),
  findings: z.array(checkFinding),
});
export type CertificateCheck = z.infer<typeof certificateCheck>;
