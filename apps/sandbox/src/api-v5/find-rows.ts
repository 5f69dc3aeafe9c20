import type { FilterFields, Operator as SentOperator, Selector } from '@tapwright/apple-ads-v5/selector';
import type { Operator } from '@tapwright/apple-ads/wire/queries/operator';
import { matchesFilter, type FieldValue } from '../api-v1/match-filter.ts';
import { sortRows } from '../api-v1/query-rows.ts';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import { pageOf, type Paging } from './envelope.ts';

const operators: Record<SentOperator, Operator> = {
  BETWEEN: 'BETWEEN',
  CONTAINS: 'CONTAINS',
  CONTAINS_ALL: 'CONTAINS_ALL',
  CONTAINS_ANY: 'CONTAINS_ANY',
  ENDSWITH: 'ENDS_WITH',
  EQUALS: 'EQUALS',
  GREATER_THAN: 'GREATER_THAN',
  IN: 'IN',
  LESS_THAN: 'LESS_THAN',
  LIKE: 'LIKE',
  STARTSWITH: 'STARTS_WITH',
};

type Condition = NonNullable<NonNullable<Selector['conditions']>[number]>;
export type Sorting = NonNullable<NonNullable<Selector['orderBy']>[number]>;

export function readValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' && value !== null && 'amount' in value ? Number(value.amount) : null;
}

export const meets = (value: FieldValue, { field, operator, values, ignoreCase }: Condition): boolean =>
  matchesFilter(value, { field, operator: operators[operator], value: values, ignoreCase });

export const sortingOf = (orderBy: readonly Sorting[] | null | undefined) =>
  orderBy?.map(({ field, sortOrder }) => ({
    field,
    order: sortOrder === 'DESCENDING' ? ('DESC' as const) : ('ASC' as const),
  }));

/** What a page of the documentation names is checked; of the fields it leaves out the service takes whatever the object has. */
function checkConditions(
  { conditions, orderBy }: Selector,
  filters: FilterFields | undefined,
  attributes: readonly string[],
): void {
  for (const [at, { field, operator }] of (conditions ?? []).entries()) {
    const allowed = filters?.[field];
    if (!allowed && !attributes.includes(field))
      refuse('REQUEST_UNRECOGNIZED_PROPERTY', 'Invalid field', `conditions[${at}].field`);
    if (allowed && !allowed.includes(operator))
      refuseValue(`conditions[${at}].operator`, `${field} cannot be compared by ${operator}.`);
  }
  for (const [at, { field }] of (orderBy ?? []).entries())
    if (!attributes.includes(field))
      refuse('REQUEST_UNRECOGNIZED_PROPERTY', 'Invalid field', `orderBy[${at}].field`);
}

function pickFields<View extends object>(view: View, fields: readonly string[]): Partial<View> {
  const entries = Object.entries(view).filter(([name]) => fields.includes(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the view's own entries
  return Object.fromEntries(entries) as Partial<View>;
}

export const readFields = (fields: string | undefined): string[] | undefined =>
  fields === undefined || fields.trim() === '' ? undefined : fields.split(',').map((name) => name.trim());

/** Partial fetch: the named fields of an answer, those that are none passed over. */
export const fetchFields = <View extends object>(
  view: View,
  fields: readonly string[] | null | undefined,
): Partial<View> => (fields && fields.length > 0 ? pickFields(view, fields) : view);

const isDeleted = (view: object): boolean => 'deleted' in view && view.deleted === true;

/** A list of what is not deleted, by id. */
export function listRows<View extends object>(
  views: readonly View[],
  { fields, ...paging }: Paging & { fields?: string | undefined },
) {
  const named = readFields(fields);
  const { data, ...around } = pageOf(
    views.filter((view) => !isDeleted(view)),
    paging,
  );
  return { data: data.map((view) => fetchFields(view, named)), ...around };
}

/** What meets a selector; deleted rows appear only where a condition names them. */
export function findRows<View extends object>(
  views: readonly View[],
  selector: Selector,
  { filters, attributes }: { filters?: FilterFields; attributes: readonly string[] },
) {
  checkConditions(selector, filters, attributes);
  const conditions = selector.conditions ?? [];
  const wantsDeleted = conditions.some(({ field }) => field === 'deleted');
  const read = (view: View, field: string): FieldValue => readValue(Reflect.get(view, field));
  const found = views.filter(
    (view) =>
      (wantsDeleted || !isDeleted(view)) &&
      conditions.every((condition) => meets(read(view, condition.field), condition)),
  );
  const { data, ...around } = pageOf(
    sortRows(found, sortingOf(selector.orderBy), read),
    selector.pagination ?? {},
  );
  return { data: data.map((view) => fetchFields(view, selector.fields)), ...around };
}
