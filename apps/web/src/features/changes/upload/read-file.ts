import { maxUploadBytes } from '@tapwright/contracts/keyword-upload';
import { decodeAs, decodeFile, type EncodingGuess, type FileEncoding } from './decode-file.ts';
import { readTable, type Table } from './read-table.ts';

export type FileQuestion = {
  /** Bytes of a file, or what was pasted. */
  readonly content: ArrayBuffer | string;
  readonly encoding?: FileEncoding | undefined;
  readonly onlyFirst?: boolean;
};
export type FileAnswer =
  | { readonly is: 'table'; readonly table: Table }
  | { readonly is: 'unclear'; readonly guesses: readonly EncodingGuess[] }
  | { readonly is: 'binary' | 'tooLarge' | 'empty' }
  | { readonly is: 'tooManyRows'; readonly count: number };

export function readFile({ content, encoding, onlyFirst }: FileQuestion): FileAnswer {
  if (typeof content === 'string') return readTable(content, onlyFirst);
  if (content.byteLength > maxUploadBytes) return { is: 'tooLarge' };
  const bytes = new Uint8Array(content);
  if (encoding !== undefined) return readTable(decodeAs(bytes, encoding), onlyFirst);
  const decoded = decodeFile(bytes);
  return decoded.is === 'text' ? readTable(decoded.text, onlyFirst) : decoded;
}
