import type { Deps } from '../../../platform/deps.ts';
import { type CodeSubject, hashCode, hashSubject } from '../codes/verification-codes.ts';

/** As if it had been sent and read, whatever was sent a moment before. */
export async function giveCode(
  deps: Deps,
  { userId, codeCookie = '', ...sent }: Omit<CodeSubject, 'asker'> & { userId?: number; codeCookie?: string },
  code = '314159',
): Promise<string> {
  const subject = { ...sent, asker: userId === undefined ? { codeCookie } : { userId } };
  const now = deps.clock.now();
  await deps.database.write
    .insertInto('verificationCodes')
    .values({
      subjectHash: hashSubject(deps, subject),
      addressHash: deps.keyedHash('address', subject.account),
      codeHash: hashCode(deps, subject, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
    })
    .execute();
  return code;
}
