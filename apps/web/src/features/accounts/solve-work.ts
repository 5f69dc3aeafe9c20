export type Work = { challenge: string; bits: number };

/** In a worker, so that nobody waits for it who can type meanwhile. */
export function solveWork(work: Work, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('work.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
    signal.addEventListener('abort', () => reject(new Error('Nobody waits for it any more.')));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of ours has no origin to name
  worker.postMessage(work);
  return solved.finally(() => worker.terminate());
}
