import type { JudgedRow, Judging } from './judge-rows.ts';
import type { FileAnswer, FileQuestion } from './read-file.ts';

/** Reads and judges files of keywords. */
export type Reader = {
  readonly read: (question: FileQuestion) => Promise<FileAnswer>;
  readonly judge: (judging: Judging) => Promise<JudgedRow[]>;
  readonly stop: () => void;
};

type Answered = { readonly id: number; readonly answer: unknown };

export function startReader(): Reader {
  const worker = new Worker(new URL('upload.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const call = (question: object) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of ours has no origin to name
      worker.postMessage({ ...question, id: last });
    });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- upload.worker.ts answers what it was asked
    read: async (read) => (await call({ read })) as FileAnswer,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- upload.worker.ts answers what it was asked
    judge: async (judge) => (await call({ judge })) as JudgedRow[],
    stop: () => worker.terminate(),
  };
}
