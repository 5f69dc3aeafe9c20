import { useMemo } from 'react';
import { markList, type MarkedRow, type OpenMark } from '../chart/open-marks.ts';

/** The same answer until something of it is known otherwise here. */
export function useMarked<Row extends MarkedRow, Answer extends { readonly list: readonly Row[] }>(
  answer: (Answer & { readonly list: readonly Row[] }) | undefined,
  marksOf: ((row: Row) => readonly OpenMark[]) | undefined,
): Answer | undefined {
  return useMemo(
    () => (answer === undefined || marksOf === undefined ? answer : markList<Row, Answer>(answer, marksOf)),
    [answer, marksOf],
  );
}
