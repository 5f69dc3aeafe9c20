import type { TextMessageDelivery } from './text-message.ts';

const answerLimitMs = 15_000;

/**
 * `POST SMS_URL {"to": "+8613…", "text": "…"}` with `Authorization: Bearer SMS_TOKEN`; any 2xx means taken. Providers
 * differ in everything else, so a few lines of one's own between this and the provider are the adapter.
 */
export function createHttpDelivery({ url, token }: { url: URL; token: string }): TextMessageDelivery {
  return async ({ mobile, text }, { jobId, signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
      redirect: 'error',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        // The same on every try: a provider that knows the header sends the message once.
        'Idempotency-Key': `tapwright-${jobId}`,
      },
      body: JSON.stringify({ to: `+86${mobile}`, text }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The text message provider answered ${response.status}.`);
  };
}
