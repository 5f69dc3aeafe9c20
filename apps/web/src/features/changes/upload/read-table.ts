import papa from 'papaparse';
import { maxUploadRows } from '@tapwright/contracts/keyword-upload';
import { type ColumnRole, readHeader, readMatchType } from '../../../platform/words/column-words.ts';

/** A row of the file; the first has the number 1, as a sheet shows it. */
export type FileRow = { readonly number: number; readonly cells: readonly string[] };
export type Delimiter = ',' | ';' | '\t';
export type Table = {
  /** The names of the columns, where the first row holds such. */
  readonly header: readonly string[] | undefined;
  readonly rows: readonly FileRow[];
  readonly width: number;
  readonly delimiter: Delimiter;
  /** What each column seems to hold. */
  readonly roles: readonly (ColumnRole | undefined)[];
};
type Read =
  | { readonly is: 'table'; readonly table: Table }
  | { readonly is: 'empty' }
  | { readonly is: 'tooManyRows'; readonly count: number };

const delimiters: Delimiter[] = [',', ';', '\t'];

/** `onlyFirst`: of more rows than a file may hold, the first are taken. */
export function readTable(text: string, onlyFirst = false): Read {
  const delimiter = findDelimiter(text);
  const { data } = papa.parse<string[]>(text, { delimiter });
  const all = data
    .map((cells, place) => ({ number: place + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = all;
  if (first === undefined) return { is: 'empty' };
  const named = first.cells.map(readHeader);
  const hasHeader = named.includes('keyword') || named.filter((role) => role !== undefined).length > 1;
  const found = hasHeader ? all.slice(1) : all;
  if (found.length === 0) return { is: 'empty' };
  if (found.length > maxUploadRows && !onlyFirst) return { is: 'tooManyRows', count: found.length };
  const kept = found.slice(0, maxUploadRows);
  const rows = hasHeader ? kept : spread(kept);
  const width = Math.max(first.cells.length, ...rows.map(({ cells }) => cells.length));
  const roles = hasHeader ? eachOnce(named, width) : guessRoles(rows, width);
  return {
    is: 'table',
    table: { header: hasHeader ? first.cells : undefined, rows, width, delimiter, roles },
  };
}

/** By the first lines that hold something. */
function findDelimiter(text: string): Delimiter {
  const { meta } = papa.parse(text, { delimitersToGuess: delimiters, preview: 10, skipEmptyLines: true });
  return delimiters.find((one) => one === meta.delimiter) ?? ',';
}

/** `rain, sleep, calm` on one line are three keywords. */
function spread(rows: readonly FileRow[]): readonly FileRow[] {
  const [only, second] = rows;
  if (only === undefined || second !== undefined || only.cells.length < 2) return rows;
  const isList = only.cells.every((cell) => readMatchType(cell) === undefined && !isNumber(cell));
  return isList ? only.cells.map((cell, place) => ({ number: place + 1, cells: [cell] })) : rows;
}

/** Of two columns of the same name the first is read. */
const eachOnce = (roles: readonly (ColumnRole | undefined)[], width: number): Table['roles'] =>
  Array.from({ length: width }, (_, place) => {
    const role = roles[place];
    return roles.indexOf(role) === place ? role : undefined;
  });

const isNumber = (cell: string): boolean => /^[^\p{L}]?\s*\d+([.,]\d+)?$/u.test(cell.trim());

/** Without names: by what most of the first rows hold. */
function guessRoles(rows: readonly FileRow[], width: number): Table['roles'] {
  const some = rows.slice(0, 50);
  const most = (place: number, is: (cell: string) => boolean) => {
    const filled = some.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== '');
    return filled.length > 0 && filled.filter(is).length > filled.length / 2;
  };
  const roles = Array.from({ length: width }, (_, place): ColumnRole | undefined => {
    if (most(place, (cell) => readMatchType(cell) !== undefined)) return 'matchType';
    return most(place, isNumber) ? 'bid' : 'keyword';
  });
  return eachOnce(roles, width);
}
