import { useRef, useState } from 'react';
import { pathWithoutRow, readAt, writeAt } from './form-paths.ts';

type Errors = Readonly<Record<string, string>>;

/** Values, what a server refused, and which fields are judged by their rules; all by the paths of the fields. */
export function useFormState<Values extends object>(first: Values) {
  const [values, setValues] = useState(first);
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<Errors>({});
  const typed = useRef(new Set<string>());
  return {
    values,
    refused,
    change: (path: string, value: unknown) => {
      typed.current.add(path);
      setRefused(({ [path]: _mended, ...others }) => others);
      setValues((old) => writeAt(old, path, value));
    },
    /** Whether something was ever written there, even if nothing is left of it. */
    wasTyped: (path: string) => typed.current.has(path),
    isJudged: (path: string) => judged === 'all' || judged.has(path),
    judge: (path: string) => setJudged((old) => (old === 'all' ? old : new Set([...old, path]))),
    judgeAll: () => setJudged('all'),
    /** What a server says of single fields. */
    refuse: (errors: Errors) => setRefused(errors),
    /** A row of a list goes, and what was said of those below it moves with them. */
    removeRow: (list: string, row: number) => {
      const without = (path: string) => pathWithoutRow(path, list, row);
      setValues((old) => {
        const rows = readAt(old, list);
        return Array.isArray(rows) ? writeAt(old, list, rows.toSpliced(row, 1)) : old;
      });
      setJudged((old) => (old === 'all' ? old : new Set([...old].flatMap((path) => without(path) ?? []))));
      setRefused((old) =>
        Object.fromEntries(Object.entries(old).flatMap(([path, text]) => moved(without(path), text))),
      );
    },
  };
}

const moved = (path: string | undefined, text: string): [string, string][] =>
  path === undefined ? [] : [[path, text]];
