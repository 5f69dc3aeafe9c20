export const operators = [
  'EQUALS',
  'NOT_EQUALS',
  'IN',
  'NOT_IN',
  'LIKE',
  'NOT_LIKE',
  'STARTS_WITH',
  'ENDS_WITH',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'BETWEEN',
  'CONTAINS',
  'CONTAINS_ANY',
  'CONTAINS_ALL',
  'NOT_CONTAINS_ANY',
  'NOT_CONTAINS_ALL',
  'IS_NULL',
  'IS_NOT_NULL',
] as const;

export type Operator = (typeof operators)[number];

const takesMany: readonly Operator[] = [
  'IN',
  'NOT_IN',
  'CONTAINS_ANY',
  'CONTAINS_ALL',
  'NOT_CONTAINS_ANY',
  'NOT_CONTAINS_ALL',
];
const takesNothing: readonly Operator[] = ['IS_NULL', 'IS_NOT_NULL'];

const maxFilterValues = 1000;

/** Whether a filter's value has the form its operator asks for. */
export function valueFits(operator: Operator, value: unknown): boolean {
  if (takesNothing.includes(operator)) return value === undefined || value === null;
  if (operator === 'BETWEEN') return Array.isArray(value) && value.length === 2;
  if (takesMany.includes(operator))
    return Array.isArray(value) && value.length > 0 && value.length <= maxFilterValues;
  // EQUALS takes its value in an array of one as well.
  if (operator === 'EQUALS' && Array.isArray(value)) return value.length === 1;
  return value !== undefined && value !== null && !Array.isArray(value);
}

export const equality = ['EQUALS', 'IN'] as const;
export const identity = ['EQUALS', 'NOT_EQUALS', 'IN', 'NOT_IN'] as const;
export const comparison = [
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
] as const;
export const instant = ['EQUALS', 'NOT_EQUALS', ...comparison] as const;
export const containment = ['CONTAINS_ANY', 'CONTAINS_ALL', 'NOT_CONTAINS_ANY', 'NOT_CONTAINS_ALL'] as const;
export const search = ['EQUALS', 'IN', 'LIKE', 'STARTS_WITH', 'ENDS_WITH'] as const;
