export type Answered = { tookMs: number; failure: string | undefined };

/** None waits for the one before, as people do not. */
export async function atRate(
  perSecond: number,
  seconds: number,
  act: (index: number) => Promise<unknown>,
): Promise<Answered[]> {
  const startedAt = performance.now();
  const answered: Promise<Answered>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const restMs = startedAt + (index * 1000) / perSecond - performance.now();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    answered.push(time(() => act(index)));
  }
  return Promise.all(answered);
}

export async function time(act: () => Promise<unknown>): Promise<Answered> {
  const startedAt = performance.now();
  const failure = await act().then(() => undefined, String);
  return { tookMs: performance.now() - startedAt, failure };
}
