import { NotAnswered, type Circumstances } from './errors.ts';

export type Outgoing = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
};

export type Answered = { status: number; headers: Headers; text: string };

/** Codes of Node's network layer that come before a byte of the request has left. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const isTlsProblem = (code: string): boolean => /CERT|TLS|SSL/.test(code);

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

export type SendOptions = { fetch: typeof fetch; timeoutMs: number; signal: AbortSignal | undefined };

/** One request and its whole answer, or `NotAnswered`; an abort throws the signal's reason. */
export async function send(
  { url, ...request }: Outgoing,
  { fetch, timeoutMs, signal }: SendOptions,
  at: Circumstances,
): Promise<Answered> {
  signal?.throwIfAborted();
  const connection = new AbortController();
  let isLate = false;
  const give = () => connection.abort();
  const timer = setTimeout(() => {
    isLate = true;
    connection.abort();
  }, timeoutMs);
  signal?.addEventListener('abort', give, { once: true });
  try {
    const response = await fetch(url, {
      ...request,
      body: request.body ?? null,
      redirect: 'manual',
      signal: connection.signal,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    if (isLate) throw new NotAnswered('timedOut', at);
    signal?.throwIfAborted();
    const code = codeOf(cause);
    throw new NotAnswered(neverSent.has(code) || isTlsProblem(code) ? 'unreachable' : 'cut', {
      ...at,
      cause,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', give);
  }
}
