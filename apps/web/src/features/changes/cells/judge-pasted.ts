import { findCurrency } from '@tapwright/domain/currencies';
import { type AmountProblem, parseAmount, toAmount } from '@tapwright/domain/money';
import { readPastedAmount } from '@tapwright/domain/pasted-amount';
import { readTypedTime } from '@tapwright/domain/typed-time';
import { fromWallTime, toWallTime } from '../../../platform/words/wall-time.ts';
import type { Preview } from '../api/commit-change.ts';
import { clockOf, fieldOfColumn, isTimeField, ownOf, standingOf, writeTime } from './cell-fields.ts';
import type { AdObject, CellField, Change } from '../change.ts';
import type { ChangeWords } from '../describe-change.ts';
import { namedAmounts } from './named-amounts.ts';
import { keyOfObject, type Pasted, type PastedLine, type PastedMark } from './pasted.ts';

type ReadLine = PastedLine & {
  /** As it is sent, and as one reads it. */
  readonly value?: string | null;
  readonly written?: string;
  readonly problem?: AmountProblem | 'required' | 'noTime';
  /** Written otherwise, or more than half above what stands. */
  readonly isOdd?: 'reread' | 'rise';
};

const bigRise = 1.5;
/** As a row holds it. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function readLine(field: CellField, { object, typed }: PastedLine, zone?: string): ReadLine {
  if (isTimeField(field)) {
    // The same hour on every account's own clock.
    const shown = moment.test(typed) ? writeTime(zone, typed) : typed;
    return { ...readTimeLine(field, object, shown), typed };
  }
  if (field !== 'name') return readAmountLine(field, object, typed);
  const name = typed.trim();
  return name === '' ? { object, typed, problem: 'required' } : { object, typed, value: name, written: name };
}

function readTimeLine(field: CellField, object: AdObject, typed: string): ReadLine {
  const zone = object.timeZone ?? 'UTC';
  const wall = readTypedTime(typed, {
    stands: toWallTime(zone, standingOf(object, field)),
    today: toWallTime(zone, new Date().toISOString()).slice(0, 10),
    clock: clockOf(field),
  });
  // An empty cell of a spreadsheet takes nothing away.
  if (wall === undefined || wall === '') return { object, typed, problem: 'noTime' };
  return { object, typed, value: fromWallTime(zone, wall), written: wall.replace('T', ' ') };
}

function readAmountLine(field: CellField, object: AdObject, typed: string): ReadLine {
  const currency = findCurrency(object.amount?.currency ?? '') ?? 'USD';
  const standing = parseAmount(standingOf(object, field) ?? '', currency);
  const stands = typeof standing === 'string' ? null : standing.minor;
  const read = readPastedAmount(typed, stands, currency, namedAmounts(object));
  if (typeof read === 'string') return { object, typed, problem: read };
  const isRise = stands !== null && read.amount.minor > stands * bigRise;
  const isOdd = read.isReread ? 'reread' : isRise ? 'rise' : undefined;
  const amount = toAmount(read.amount);
  return { object, typed, value: amount, written: amount, ...(isOdd && { isOdd }) };
}

/** Of those that could be read. */
export function changeOfLines(field: CellField, lines: readonly ReadLine[]): Change | undefined {
  const [first] = lines;
  const items = lines.flatMap(({ object, value }) => {
    if (value === undefined) return [];
    const { kind, id, name, places } = object;
    const own = ownOf(object, field);
    const currency = object.amount?.currency;
    const fields = { [field]: value };
    const update = { kind, id, name, places, currency, intent: 'update' as const, fields };
    return [own === undefined ? update : { ...update, before: { [field]: own } }];
  });
  return first === undefined || items.length === 0 ? undefined : { teamId: first.object.teamId, items };
}

/** Each line with what the rules say of it; of those that cannot be read it is known here. */
export type JudgedLine = ReadLine & { readonly refusal?: string };

export function readLines({ column, lines, zone }: Pasted) {
  const field = fieldOfColumn(column) ?? 'bid';
  const read = lines.map((line) => readLine(field, line, zone));
  return { field, read, change: changeOfLines(field, read) };
}

export function judgeLines(
  read: readonly ReadLine[],
  preview: Preview | undefined,
  t: ChangeWords,
): JudgedLine[] {
  const refusals = new Map(preview?.edits.map(({ objectId, refused }) => [objectId, refused[0]?.message]));
  return read.map((line) => {
    const refusal =
      line.problem === 'noTime'
        ? t('changes:cell.noTime')
        : line.problem
          ? t(`changes:refusals.${line.problem}`)
          : refusals.get(line.object.id);
    return { ...line, ...(refusal !== undefined && { refusal }) };
  });
}

export function markLines(
  field: CellField,
  lines: readonly JudgedLine[],
  t: ChangeWords,
): ReadonlyMap<string, PastedMark> {
  return new Map(
    lines.map(({ object, typed, written, isOdd, refusal }) => {
      const text = written ?? typed;
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
