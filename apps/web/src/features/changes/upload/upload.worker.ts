import { type Judging, judgeRows } from './judge-rows.ts';
import { type FileQuestion, readFile } from './read-file.ts';

type Question =
  | { readonly id: number; readonly read: FileQuestion }
  | { readonly id: number; readonly judge: Judging };

/* Beside the page, whose frames go on while thousands of rows are read. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage({ id: data.id, answer: 'read' in data ? readFile(data.read) : judgeRows(data.judge) });
});
