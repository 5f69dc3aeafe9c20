import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { maxUploadTargets } from '@tapwright/contracts/keyword-upload';
import type { ColumnRole, MatchType } from '../../../platform/words/column-words.ts';
import type { FileEncoding } from './decode-file.ts';
import type { JudgedRow } from './judge-rows.ts';
import { listNamedTargets, type Mended, type Unjudged } from './read-cells.ts';
import type { FileAnswer } from './read-file.ts';
import type { FileRow, Table } from './read-table.ts';
import type { Reader } from './start-reader.ts';
import { uploadTargetQuery } from './upload-requests.ts';

export type Source = { readonly name: string; readonly content: ArrayBuffer | string };
type Read = { readonly source: Source; readonly encoding?: FileEncoding; readonly answer: FileAnswer };
type Roles = readonly (ColumnRole | undefined)[];

/** A file or a paste from its reading to its rows, judged anew with each choice. */
export function useUpload(reader: Reader, teamId: number, adGroupId: string | undefined) {
  const [read, setRead] = useState<Read>();
  const [chosenRoles, setRoles] = useState<Roles>();
  const [matchType, setMatchType] = useState<MatchType>('EXACT');
  const [mended, setMended] = useState<ReadonlyMap<number, Mended>>(new Map());
  const [added, setAdded] = useState<readonly FileRow[]>([]);
  const open = async (source: Source, choice: { encoding?: FileEncoding; onlyFirst?: boolean } = {}) => {
    const answer = await reader.read({ content: source.content, ...choice });
    setRead({ source, answer, ...(choice.encoding && { encoding: choice.encoding }) });
    setRoles(undefined);
    setMended(new Map());
    setAdded([]);
  };
  const table = read?.answer.is === 'table' ? read.answer.table : undefined;
  const roles = chosenRoles ?? table?.roles;
  const judging = useMemo(
    () =>
      table && roles && { rows: [...table.rows, ...added], roles, mended, usual: { adGroupId, matchType } },
    [table, added, roles, mended, adGroupId, matchType],
  );
  const judged = useJudged(reader, teamId, judging);
  /** Wrong rows of this file that were mended in another: each goes back to its own place. */
  const mend = async (source: Source) => {
    const answer = await reader.read({ content: source.content });
    if (answer.is !== 'table') return answer;
    const { rows, fresh } = readMended(answer.table);
    if (rows.size === 0) return open(source);
    setMended(new Map([...mended, ...rows]));
    const first = Math.max(0, ...(judging?.rows ?? []).map(({ number }) => number)) + 1;
    const next = fresh.map((cells, place) => ({
      number: first + place,
      cells: [] as string[],
      mended: cells,
    }));
    setAdded([...added, ...next]);
    setMended((old) => new Map([...old, ...next.map((one) => [one.number, one.mended] as const)]));
    return undefined;
  };
  return {
    read,
    table,
    roles,
    setRoles,
    matchType,
    setMatchType,
    open,
    mend,
    mendRows: (rows: readonly (readonly [number, Mended])[]) =>
      setMended(
        new Map([
          ...mended,
          ...rows.map(([number, one]) => [number, { ...mended.get(number), ...one }] as const),
        ]),
      ),
    reset: () => setRead(undefined),
    ...judged,
  };
}

function useJudged(reader: Reader, teamId: number, judging: Unjudged | undefined) {
  const [rows, setRows] = useState<readonly JudgedRow[]>();
  const named = useMemo(
    () => (judging === undefined ? [] : listNamedTargets(judging).slice(0, maxUploadTargets)),
    [judging],
  );
  const { targets, isReady } = useQueries({
    queries: named.map((id) => uploadTargetQuery(teamId, id)),
    combine: (results) => ({
      targets: results.flatMap(({ data }) => data ?? []),
      isReady: results.every(({ isPending }) => !isPending),
    }),
  });
  useEffect(() => {
    if (judging === undefined || !isReady) return;
    let isOld = false;
    void reader.judge({ ...judging, targets }).then((next) => {
      if (!isOld) setRows(next);
    });
    return () => {
      isOld = true;
    };
  }, [reader, judging, isReady, targets]);
  return { rows: judging === undefined ? undefined : rows, targets };
}

/** By the numbers that our own file of wrong rows gave them; rows without one are new. */
function readMended({ rows, roles }: Table): { rows: Map<number, Mended>; fresh: Required<Mended>[] } {
  const cellOf = ({ cells }: FileRow, role: ColumnRole) =>
    (cells[roles.indexOf(role)] ?? '').replace(/^'(?=[=+\-@])/, '');
  const mended = new Map<number, Mended>();
  const fresh: Required<Mended>[] = [];
  if (!roles.includes('row')) return { rows: mended, fresh };
  for (const row of rows) {
    const number = Number(cellOf(row, 'row'));
    const fields = {
      keyword: cellOf(row, 'keyword'),
      matchType: cellOf(row, 'matchType'),
      bid: cellOf(row, 'bid'),
      adGroup: cellOf(row, 'adGroup'),
    };
    if (Number.isSafeInteger(number) && number > 0) mended.set(number, fields);
    else fresh.push(fields);
  }
  return { rows: mended, fresh };
}
