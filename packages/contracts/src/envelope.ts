import type { Code } from './codes.ts';

/** What every JSON answer looks like, success or not. */
export type Envelope<Data> = { code: Code; data: Data; message: string };

/** What `data` holds when a form was refused: field path → message in the reader's language. */
export type RefusedFields = { fields: Record<string, string> };
