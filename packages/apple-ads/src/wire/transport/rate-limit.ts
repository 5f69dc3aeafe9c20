export const rateLimitHeaders = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
  retryAfter: 'Retry-After',
} as const;

export type RateLimit = { limit: number; remaining: number; resetSeconds: number };

function readCount(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}

/** `RateLimit-Reset` counts seconds from now; it is not a point in time. */
export function readRateLimit(headers: Headers): RateLimit | undefined {
  const limit = readCount(headers.get(rateLimitHeaders.limit));
  const remaining = readCount(headers.get(rateLimitHeaders.remaining));
  const resetSeconds = readCount(headers.get(rateLimitHeaders.reset));
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, remaining, resetSeconds };
}

export const readRetryAfterSeconds = (headers: Headers): number | undefined =>
  readCount(headers.get(rateLimitHeaders.retryAfter));
