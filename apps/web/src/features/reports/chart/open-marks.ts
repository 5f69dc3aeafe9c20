import type { OpenEdit } from '@tapwright/contracts/open-edits';

/** Amounts that were pasted and not sent: fine, to be checked, or not to be sent. */
const pastedStates = ['pasted', 'look', 'wrong'] as const;

/**
 * What of a row has not ended; or did not become what was wanted, or was only pasted, which this window alone shows.
 */
export type OpenMark = Omit<OpenEdit, 'state' | 'changeSetId'> & {
  /** Undefined: there is none yet. */
  readonly changeSetId: number | undefined;
  readonly state: OpenEdit['state'] | 'refused' | (typeof pastedStates)[number];
  /** Why it was refused, or is to be checked. */
  readonly why?: string;
};
export const isPasted = ({ state }: OpenMark): boolean => pastedStates.some((one) => one === state);
export type MarkedRow = { readonly openEdits?: readonly OpenMark[] };

/** The fields of edits that columns show, where their names differ from the columns'. */
const fieldOf: Readonly<Record<string, string>> = { dailyBudget: 'dailyCap' };

/** The last edit of this column, by the order in which they are sent. */
export function findMark({ openEdits = [] }: MarkedRow, column: string): OpenMark | undefined {
  const field = fieldOf[column] ?? column;
  return openEdits.findLast(({ intent, after }) => intent === 'update' && Object.hasOwn(after, field));
}

export const valueAfter = ({ after }: OpenMark, column: string): unknown => after[fieldOf[column] ?? column];

/** What the state column says: a new state, an end, or that anything at all is on its way. */
export function findStateMark(row: MarkedRow): OpenMark | undefined {
  const { openEdits = [] } = row;
  return (
    openEdits.findLast(({ intent }) => intent !== 'update') ??
    findMark(row, 'status') ??
    openEdits.findLast(({ state }) => state === 'sending')
  );
}

/** Rows with what else is known of them here; what is on its way by now counts more, and what was pasted the most. */
export function markList<Row extends MarkedRow, Answer extends { readonly list: readonly Row[] }>(
  answer: Answer & { readonly list: readonly Row[] },
  marksOf: (row: Row) => readonly OpenMark[],
): Answer {
  const list = answer.list.map((row) => {
    const marks = marksOf(row);
    if (marks.length === 0) return row;
    const { own = [], over = [] } = Object.groupBy(marks, (mark) => (isPasted(mark) ? 'over' : 'own'));
    return { ...row, openEdits: [...own, ...(row.openEdits ?? []), ...over] };
  });
  return { ...answer, list };
}
