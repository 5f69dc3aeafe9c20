import { readHeader } from '../../platform/words/column-words.ts';

/** Without a first row that only names the columns of a sheet or a file, once another follows it. */
export function withoutHeading(pasted: string): string {
  const plain = pasted.replace(/^\ufeff/, '');
  const [heading = ''] = /^[^\r\n]*(?:\r\n|[\r\n])/.exec(plain) ?? [];
  const names = heading.split(/[\t,;]/).filter((cell) => cell.trim() !== '');
  const isHeading = names.length > 1 && names.every((cell) => readHeader(cell) !== undefined);
  return isHeading ? plain.slice(heading.length) : plain;
}
