import { AppleAdsError, SignInRefused } from '@tapwright/apple-ads/client/errors';
import type { Credentials } from '@tapwright/apple-ads/client/credentials';
import type { UserAcl } from '@tapwright/apple-ads/wire/accounts/organisation';
import type { CertificateCheck, CheckFinding } from '@tapwright/contracts/certificate-check';
import { connectOnce, findClockGap, type LineDeps } from '../apple/apple-lines.ts';
import { findTrouble } from './find-trouble.ts';
import { judgeAdAccounts, judgeClock, judgeKey, judgeRole } from './judge-connection.ts';

/** As long as a person waits for it. */
const limitMs = 5_000;

export type CheckSubjects = {
  credentials: Credentials;
  /** Apple accepted these very ids and this key before. */
  hasWorked: boolean;
  keyMadeAt: Date;
  /** The ad accounts that are attached through it. */
  attached: readonly { adAccountId: string; name: string }[];
};

export type Checked = CertificateCheck & {
  /** What Apple said about who we are; undefined where it said nothing. */
  found: { userId: string; orgId: string; orgName: string | null; acls: readonly UserAcl[] } | undefined;
};

/** Asks Apple what works. Never throws for what Apple says or fails to say: that is what is asked for. */
export async function checkConnection(deps: LineDeps, subjects: CheckSubjects): Promise<Checked> {
  const checkedAt = new Date().toISOString();
  const client = connectOnce(deps, subjects.credentials, limitMs);
  const options = { signal: AbortSignal.timeout(limitMs), maxWaitMs: limitMs };
  const key = judgeKey(deps, subjects.keyMadeAt);
  try {
    const { organisation } = client;
    const [{ userId, orgId }, { acls }] = await within(
      limitMs,
      client
        .signIn()
        .then(async () => Promise.all([organisation.getMe(options), organisation.getAcls(options)])),
    );
    const orgName = await organisation.getOrganisation(orgId, options).then(
      ({ name }) => name ?? null,
      () => null,
    );
    const findings: CheckFinding[] = [
      { subject: 'apple', verdict: 'works', cause: 'answers' },
      judgeClock(deps, findClockGap(deps)),
      { subject: 'signIn', verdict: 'works', cause: 'accepted' },
      judgeAdAccounts(acls, subjects.attached),
      ...(acls.length === 0 ? [] : [judgeRole(acls)]),
      key,
    ];
    return { ...settle(findings, checkedAt), found: { userId, orgId, orgName, acls } };
  } catch (error) {
    if (!(error instanceof AppleAdsError) && !isTimeout(error)) throw error;
    const answered: CheckFinding[] =
      error instanceof SignInRefused ? [{ subject: 'apple', verdict: 'works', cause: 'answers' }] : [];
    return { ...settle([...answered, findTrouble(error, subjects), key], checkedAt), found: undefined };
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function settle(findings: CheckFinding[], checkedAt: string): CertificateCheck {
  return { isUsable: findings.every(({ verdict }) => verdict !== 'fails'), checkedAt, findings };
}
