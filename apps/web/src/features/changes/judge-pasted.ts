import { findCurrency } from '@tapwright/domain/currencies';
import { type AmountProblem, parseAmount, toAmount } from '@tapwright/domain/money';
import { readPastedAmount } from '@tapwright/domain/pasted-amount';
import type { Preview } from './api/commit-change.ts';
import type { Change } from './change.ts';
import type { ChangeWords } from './describe-change.ts';
import { namedAmounts } from './named-amounts.ts';
import { keyOfObject, type Pasted, type PastedLine, type PastedMark } from './pasted.ts';

type ReadLine = PastedLine & {
  readonly amount?: string;
  readonly problem?: AmountProblem;
  /** Written otherwise, or more than half above what stands. */
  readonly isOdd?: 'reread' | 'rise';
};

const bigRise = 1.5;

function readLine({ object, typed }: PastedLine): ReadLine {
  const currency = findCurrency(object.amount?.currency ?? '') ?? 'USD';
  const standing = parseAmount(object.amount?.stands ?? '', currency);
  const stands = typeof standing === 'string' ? null : standing.minor;
  const read = readPastedAmount(typed, stands, currency, namedAmounts(object));
  if (typeof read === 'string') return { object, typed, problem: read };
  const isRise = stands !== null && read.amount.minor > stands * bigRise;
  const isOdd = read.isReread ? 'reread' : isRise ? 'rise' : undefined;
  return { object, typed, amount: toAmount(read.amount), ...(isOdd && { isOdd }) };
}

/** Of those that are amounts. */
export function changeOfLines(field: Pasted['field'], lines: readonly ReadLine[]): Change | undefined {
  const [first] = lines;
  const items = lines.flatMap(({ object: { kind, id, name, places, amount: stood }, amount }) =>
    amount === undefined
      ? []
      : [
          {
            kind,
            id,
            name,
            places,
            intent: 'update' as const,
            fields: { [field]: amount },
            before: { [field]: stood?.own ?? '' },
          },
        ],
  );
  return first === undefined || items.length === 0 ? undefined : { teamId: first.object.teamId, items };
}

/** Each line with what the rules say of it; of those that are no amount it is known here. */
export type JudgedLine = ReadLine & { readonly refusal?: string };

export function readLines({ field, lines }: Pasted) {
  const read = lines.map(readLine);
  return {
    read,
    change: changeOfLines(
      field,
      read.filter(({ amount }) => amount !== undefined),
    ),
  };
}

export function judgeLines(
  read: readonly ReadLine[],
  preview: Preview | undefined,
  t: ChangeWords,
): JudgedLine[] {
  const refusals = new Map(preview?.edits.map(({ objectId, refused }) => [objectId, refused[0]?.message]));
  return read.map((line) => {
    const refusal = line.problem ? t(`changes:refusals.${line.problem}`) : refusals.get(line.object.id);
    return { ...line, ...(refusal !== undefined && { refusal }) };
  });
}

export function markLines(
  field: Pasted['field'],
  lines: readonly JudgedLine[],
  t: ChangeWords,
): ReadonlyMap<string, PastedMark> {
  return new Map(
    lines.map(({ object, typed, amount, isOdd, refusal }) => {
      const text = amount ?? typed;
      const mark: PastedMark =
        refusal !== undefined
          ? { field, text, state: 'wrong', why: refusal }
          : isOdd === undefined
            ? { field, text, state: 'pasted' }
            : { field, text, state: 'look', why: t(`changes:paste.${isOdd}`, { typed, amount: text }) };
      return [keyOfObject(object), mark];
    }),
  );
}
