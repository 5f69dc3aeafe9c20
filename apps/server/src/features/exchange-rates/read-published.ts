const answerLimitMs = 20_000;
const maxCharacters = 5_000_000;

/** The text at a public address. What is not found has nothing to say. */
export async function readPublished(address: URL, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    headers: { Accept: '*/*', 'User-Agent': 'Mozilla/5.0 (compatible; Tapwright)' },
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address.host} answered ${response.status}.`);
  }
  const text = await response.text();
  if (text.length > maxCharacters) throw new Error(`${address.host} answered with too much.`);
  return text;
}
