const answerLimitMs = 20_000;
const maxBytes = 5_000_000;
const mostMoves = 3;

/** The text at a public address. What is not found has nothing to say. */
export async function readPublished(address: URL, signal: AbortSignal): Promise<string | undefined> {
  const response = await followWithin(address, AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]));
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address.host} answered ${response.status}.`);
  }
  return readWithin(response, address.host);
}

/** Left as soon as it is too much, however much more would come, and however small it travelled. */
async function readWithin({ body }: Response, host: string): Promise<string> {
  const coming: AsyncIterable<Uint8Array> | null = body;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of coming ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`${host} answered with too much.`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** To where it moved on its own server, and nowhere else. */
async function followWithin(address: URL, signal: AbortSignal, moves = 0): Promise<Response> {
  const response = await fetch(address, {
    signal,
    redirect: 'manual',
    headers: { Accept: '*/*', 'User-Agent': 'Mozilla/5.0 (compatible; Tapwright)' },
  });
  const to = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || to === null) return response;
  await response.body?.cancel();
  const next = new URL(to, address);
  if (next.origin !== address.origin) throw new Error(`${address.host} led elsewhere, to ${next.host}.`);
  if (moves === mostMoves) throw new Error(`${address.host} led in a circle.`);
  return followWithin(next, signal, moves + 1);
}
