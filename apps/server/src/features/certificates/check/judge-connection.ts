import type { UserAcl } from '@tapwright/apple-ads/wire/accounts/organisation';
import type { CheckFinding } from '@tapwright/contracts/certificate-check';
import { countKeyDaysLeft, keyWarningDays } from '@tapwright/domain/certificate-rules';
import { type LineDeps, readAppleClock } from '../apple/apple-lines.ts';
import { minutesOf } from './find-trouble.ts';

/** Apple's times have whole seconds, and a secret lives for a day: less than this is nothing to mend. */
const mindedGapMs = 5 * 60_000;

const readers: ReadonlySet<string> = new Set(['API Account Read Only', 'Limited Access: API Read Only']);
const writers: ReadonlySet<string> = new Set([
  'Admin',
  'API Account Manager',
  'Limited Access: API Read & Write',
]);

const mayWrite = (roles: readonly string[]): boolean => roles.some((role) => writers.has(role));

/** Roles that Apple has not named, or that we do not know, forbid nothing here: Apple answers for them itself. */
export const isReadOnly = (roles: readonly string[]): boolean =>
  roles.length > 0 && roles.every((role) => readers.has(role));

export function judgeClock({ settings }: LineDeps, gapMs: number): CheckFinding {
  const subject = 'clock';
  if (Math.abs(gapMs) <= mindedGapMs) return { subject, verdict: 'works', cause: 'right' };
  const count = minutesOf(gapMs);
  return settings.appleAds === 'sandbox'
    ? { subject, verdict: 'works', cause: 'followed', count }
    : { subject, verdict: 'advises', cause: 'differs', count };
}

const nameOf = ({ adAccount }: UserAcl): string => adAccount.name ?? adAccount.id;

export function judgeAdAccounts(
  acls: readonly UserAcl[],
  attached: readonly { adAccountId: string; name: string }[],
): CheckFinding {
  const subject = 'adAccounts';
  const seen = new Set(acls.map(({ adAccount }) => adAccount.id));
  const lost = attached.filter(({ adAccountId }) => !seen.has(adAccountId)).map(({ name }) => name);
  if (lost.length > 0) return { subject, verdict: 'fails', cause: 'lost', count: lost.length, names: lost };
  if (acls.length === 0) return { subject, verdict: 'fails', cause: 'none' };
  return { subject, verdict: 'works', cause: 'seen', count: acls.length };
}

/** Reading is enough to keep data in step; changing needs a role that may write, and nothing needs more than that. */
export function judgeRole(acls: readonly UserAcl[]): CheckFinding {
  const subject = 'role';
  const roles = [...new Set(acls.flatMap((acl) => acl.roles))];
  const without = acls.filter((acl) => !mayWrite(acl.roles)).map(nameOf);
  const isUnknown = !roles.some((role) => readers.has(role) || writers.has(role));
  if (isUnknown) return { subject, verdict: 'fails', cause: 'unknown', names: roles };
  if (without.length === acls.length) return { subject, verdict: 'advises', cause: 'readOnly', names: roles };
  if (without.length > 0) return { subject, verdict: 'advises', cause: 'partlyReadOnly', names: without };
  if (roles.includes('Admin')) return { subject, verdict: 'advises', cause: 'admin', names: roles };
  if (roles.includes('API Account Manager') && acls.length > 1)
    return { subject, verdict: 'advises', cause: 'wide', count: acls.length, names: roles };
  return { subject, verdict: 'works', cause: 'fits', names: roles };
}

export function judgeKey(deps: LineDeps, madeAt: Date): CheckFinding {
  const subject = 'key';
  const daysLeft = countKeyDaysLeft(madeAt, readAppleClock(deps));
  if (daysLeft <= 0) return { subject, verdict: 'advises', cause: 'old', count: -daysLeft };
  if (daysLeft <= keyWarningDays) return { subject, verdict: 'advises', cause: 'nearEnd', count: daysLeft };
  return { subject, verdict: 'works', cause: 'young', count: daysLeft };
}
