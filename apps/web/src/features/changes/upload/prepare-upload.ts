import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import type { JudgedRow, UploadTarget, WrongReason } from './judge-rows.ts';
import type { Mended } from './read-cells.ts';

/** What is said of wrong rows together. */
export const reasonGroups = [
  'required',
  'tooLong',
  'matchUnknown',
  'adGroupUnknown',
  'bidAboveAdGroup',
  'bid',
  'notANumber',
  'tooManyKeywords',
  'other',
] as const;
export type ReasonGroup = (typeof reasonGroups)[number];

const bidReasons: readonly WrongReason[] = ['tooLow', 'tooHigh', 'tooManyDecimals', 'tooLarge'];

export function groupOf({ wrong }: JudgedRow): ReasonGroup {
  if (wrong === undefined) return 'other';
  if (bidReasons.includes(wrong.reason)) return 'bid';
  return reasonGroups.find((group) => group === wrong.reason) ?? 'other';
}

export type Remedy = {
  readonly kind: 'bid' | 'exact' | 'noBid';
  readonly fields: Mended;
  readonly bid?: string;
};

/** What would make a wrong row right at one press. */
export function remedyOf(row: JudgedRow, targets: readonly UploadTarget[]): Remedy | undefined {
  const group = groupOf(row);
  if (group === 'matchUnknown') return { kind: 'exact', fields: { matchType: 'EXACT' } };
  if (group === 'bid' || group === 'notANumber') return { kind: 'noBid', fields: { bid: '' } };
  if (group !== 'bidAboveAdGroup') return undefined;
  const target = targets.find(({ adGroupId }) => adGroupId === row.adGroupId);
  const minor = target?.adGroup.bid ?? null;
  if (target === undefined || minor === null) return undefined;
  const bid = toAmount(moneyOf(minor, findCurrency(target.currency) ?? 'USD'));
  return { kind: 'bid', fields: { bid }, bid };
}

/** What the server refused is wrong, in its words. */
export const withRefused = (rows: readonly JudgedRow[], refused: ReadonlyMap<number, string>): JudgedRow[] =>
  rows.map((row) =>
    refused.has(row.number) && (row.state === 'new' || row.keywordId !== undefined)
      ? { ...row, state: 'wrong', keywordId: undefined, wrong: { reason: 'atServer' } }
      : row,
  );

type Choice = { readonly takesBids: boolean; readonly confirmed: readonly WarningReason[] };

/** What is sent: nothing that was warned of and not said yes to. */
export function chooseRows(rows: readonly JudgedRow[], { takesBids, confirmed }: Choice) {
  const isFree = ({ warnings }: JudgedRow) => warnings.every(({ reason }) => confirmed.includes(reason));
  const fresh = rows.filter(({ state }) => state === 'new');
  const other = rows.filter(({ keywordId }) => keywordId !== undefined);
  const wanted = [...fresh, ...(takesBids ? other : [])];
  const warned = Map.groupBy(
    wanted.flatMap(({ warnings }) => warnings),
    ({ reason }) => reason,
  );
  return {
    rows: fresh.filter(isFree),
    taken: takesBids ? other.filter(isFree) : [],
    other,
    warnings: [...warned].flatMap(([reason, all]) => {
      const [first] = all;
      return first === undefined ? [] : [{ reason, values: first.values, count: all.length }];
    }),
  };
}

type Words = { readonly head: readonly string[]; readonly say: (row: JudgedRow) => string };

/** The wrong rows as they were written, each with its number and why. */
export const listWrong = (rows: readonly JudgedRow[], { head, say }: Words): string[][] => [
  [...head],
  ...rows
    .filter(({ state }) => state === 'wrong')
    .map((row) => {
      const { keyword, matchType, bid, adGroup } = row.written;
      return [String(row.number), keyword, matchType, bid, adGroup, say(row)];
    }),
];
