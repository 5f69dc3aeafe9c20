import { AppleAdsError } from '@tapwright/apple-ads/client/errors';
import type { AppleAds } from '@tapwright/apple-ads/client/connect';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findTrouble } from '../check/find-trouble.ts';
import { type CertificateDeps, CertificateMissing, openCertificate } from './open-certificate.ts';

/** Before the page gives up. */
const limitMs = 15_000;

type Ask<Value> = (
  client: AppleAds,
  options: { signal: AbortSignal; timeoutMs: number; maxWaitMs: number },
) => Promise<Value>;

/** Asks Apple while a person waits; what goes wrong there is said in their language. */
export async function askApple<Value>(
  context: TeamContext,
  certificateId: number,
  ask: Ask<Value>,
): Promise<Value> {
  const { teamId } = context.membership;
  return askAppleWith(context, { teamId, certificateId }, ask);
}

/** The same with a certificate that may be another's, the platform's. */
export async function askAppleWith<Value>(
  context: CertificateDeps,
  which: { teamId: number; certificateId: number },
  ask: Ask<Value>,
): Promise<Value> {
  const client = await openCertificate(context, which).catch((error: unknown) => {
    throw error instanceof CertificateMissing ? new Refusal('idsMissing') : error;
  });
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await ask(client, { signal, timeoutMs: limitMs, maxWaitMs: limitMs });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (!(error instanceof AppleAdsError) && !signal.aborted) throw error;
    const { subject } = findTrouble(error, { hasWorked: true });
    throw new Refusal(subject === 'apple' ? 'appleSilent' : 'appleRefused');
  }
}
