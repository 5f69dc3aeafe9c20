import type { Operator } from '@tapwright/apple-ads/wire/queries/operator';

export type Scalar = string | number | bigint | boolean;
/** What a row has in a field; several where the field is a list. */
export type FieldValue = Scalar | readonly string[] | null | undefined;

export type Condition = {
  field: string;
  operator: Operator;
  value?: Scalar | readonly Scalar[] | null | undefined;
  ignoreCase?: boolean | null | undefined;
};

const timeForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;

function timeOf(value: Scalar): number | undefined {
  if (typeof value !== 'string' || !timeForm.test(value)) return undefined;
  const zoned = !value.includes('T') || /(Z|[+-]\d{2}:\d{2})$/.test(value);
  const time = Date.parse(zoned ? value : `${value}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Ids and numbers are compared as numbers, times as instants, everything else as text. */
function order(one: Scalar, other: Scalar): number {
  const [oneTime, otherTime] = [timeOf(one), timeOf(other)];
  if (oneTime !== undefined && otherTime !== undefined) return oneTime - otherTime;
  if (typeof one === 'number' || typeof one === 'bigint') {
    const number = Number(other);
    return one < number ? -1 : one > number ? 1 : 0;
  }
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const same = (one: Scalar, other: Scalar): boolean => order(one, other) === 0;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A percent sign stands for anything; a pattern without one is looked for anywhere. */
function isLike(text: string, pattern: string): boolean {
  const parts = (pattern.includes('%') ? pattern : `%${pattern}%`).split('%').map(escaped);
  return new RegExp(`^${parts.join('.*')}$`, 'su').test(text);
}

type Test = (value: Scalar, wanted: readonly Scalar[]) => boolean;

const first = (wanted: readonly Scalar[]): Scalar => wanted[0] ?? '';

const tests: Partial<Record<Operator, Test>> = {
  EQUALS: (value, wanted) => same(value, first(wanted)),
  NOT_EQUALS: (value, wanted) => !same(value, first(wanted)),
  IN: (value, wanted) => wanted.some((one) => same(value, one)),
  NOT_IN: (value, wanted) => !wanted.some((one) => same(value, one)),
  LIKE: (value, wanted) => isLike(String(value), String(first(wanted))),
  NOT_LIKE: (value, wanted) => !isLike(String(value), String(first(wanted))),
  CONTAINS_ANY: (value, wanted) => wanted.some((one) => String(value).includes(String(one))),
  CONTAINS_ALL: (value, wanted) => wanted.every((one) => String(value).includes(String(one))),
  CONTAINS: (value, wanted) => String(value).includes(String(first(wanted))),
  STARTS_WITH: (value, wanted) => String(value).startsWith(String(first(wanted))),
  ENDS_WITH: (value, wanted) => String(value).endsWith(String(first(wanted))),
  GREATER_THAN: (value, wanted) => order(value, first(wanted)) > 0,
  GREATER_THAN_OR_EQUAL_TO: (value, wanted) => order(value, first(wanted)) >= 0,
  LESS_THAN: (value, wanted) => order(value, first(wanted)) < 0,
  LESS_THAN_OR_EQUAL_TO: (value, wanted) => order(value, first(wanted)) <= 0,
  BETWEEN: (value, wanted) => order(value, first(wanted)) >= 0 && order(value, wanted[1] ?? '') <= 0,
};

const has = (list: readonly Scalar[], one: Scalar): boolean =>
  list.some((value) => String(value) === String(one));

function matchesList(list: readonly string[], operator: Operator, wanted: readonly Scalar[]): boolean {
  const any = wanted.some((one) => has(list, one));
  const all = wanted.every((one) => has(list, one));
  if (operator === 'CONTAINS_ALL') return all;
  if (operator === 'NOT_CONTAINS_ANY') return !any;
  if (operator === 'NOT_CONTAINS_ALL') return !all;
  return any;
}

const isList = (value: FieldValue): value is readonly string[] => Array.isArray(value);

const folded = (value: Scalar): Scalar => (typeof value === 'string' ? value.toLowerCase() : value);

function listWanted(sent: Condition['value']): readonly Scalar[] {
  if (sent === null || sent === undefined) return [];
  return typeof sent === 'object' ? sent : [sent];
}

/** Whether a row's value meets a condition that its resource allows. An empty value meets only a condition on emptiness. */
export function matchesFilter(value: FieldValue, { operator, value: sent, ignoreCase }: Condition): boolean {
  const isNull = value === null || value === undefined || (isList(value) && value.length === 0);
  if (operator === 'IS_NULL') return isNull;
  if (operator === 'IS_NOT_NULL') return !isNull;
  const wanted = listWanted(sent);
  if (isList(value)) return matchesList(value, operator, wanted);
  if (value === null || value === undefined) return operator.startsWith('NOT_');
  const test = tests[operator];
  if (!test) return false;
  return ignoreCase ? test(folded(value), wanted.map(folded)) : test(value, wanted);
}

/** For sorting: rows without a value come first. */
export function compareValues(one: FieldValue, other: FieldValue): number {
  const [left, right] = [isList(one) ? one.join() : one, isList(other) ? other.join() : other];
  if (left === null || left === undefined) return right === null || right === undefined ? 0 : -1;
  if (right === null || right === undefined) return 1;
  return order(left, right);
}
