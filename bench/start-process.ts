import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type BenchProcess = {
  /** What the process said when it was ready. */
  pid: number;
  ready: string;
  ask(question: string): Promise<string>;
  stop(): Promise<void>;
};

/** A process of its own, so that what is measured and what measures do not share one event loop. Its log goes nowhere. */
export async function startProcess(name: string, args: readonly string[] = []): Promise<BenchProcess> {
  const file = new URL(`processes/${name}.ts`, import.meta.url);
  const child = fork(file, args, {
    // The young generation is as small as `npm start` makes it.
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    pid: child.pid ?? 0,
    ready: await nextWord(child),
    ask: (question) => {
      child.send(question);
      return nextWord(child);
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function nextWord(child: ChildProcess): Promise<string> {
  const listening = new AbortController();
  const { signal } = listening;
  const failed = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process to be measured ended with ${code}.`);
  });
  // Once the word has come, nobody listens for the end any more.
  failed.catch(() => undefined);
  try {
    const words: unknown[] = await Promise.race([once(child, 'message', { signal }), failed]);
    return String(words[0]);
  } finally {
    listening.abort();
  }
}
