import * as z from 'zod/mini';
import { fieldOf, filterOf, type FilterFields, needsOneOf, type NeededFilters } from './filter.ts';

export const sortOrders = ['ASC', 'DESC'] as const;

export type Paging = {
  defaultPageSize: number;
  maxPageSize: number;
  /** The number of all rows is told only where `fetchTotalCount` asks for it. */
  countsOnRequest?: true;
};

/** Apple names a limit for campaigns only; the same is assumed for the others, and 20 is what its examples ask for. */
export const entityPaging: Paging = { defaultPageSize: 20, maxPageSize: 1000 };

export const pagingFields = ({ maxPageSize }: Paging) => ({
  offset: z.nullish(z.int().check(z.gte(0))),
  pageSize: z.nullish(z.int().check(z.gte(1), z.lte(maxPageSize))),
});

export const sortingOf = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields) =>
  z.strictObject({ field: fieldOf(fields), order: z.nullish(z.enum(sortOrders)) });

const namesOf = <Name extends string>(names: readonly Name[]) => {
  const record: Partial<Record<Name, true>> = {};
  for (const name of names) record[name] = true;
  return record;
};

/** Apple names no limit; nothing that anybody means has so many. */
const maxFilters = 100;

type QueryRules<Fields extends FilterFields, Sortable extends string> = {
  filters: Fields;
  sortable: readonly Sortable[];
  needs?: NeededFilters;
  paging?: Paging;
  /** Its answers have the number of all rows whether asked for or not. */
  alwaysCounts?: true;
};

/** A body for `POST /<resource>/query` and the rules it was made from. */
export function defineQuery<const Fields extends FilterFields, const Sortable extends string>({
  filters,
  sortable,
  needs = [],
  paging = entityPaging,
  alwaysCounts,
}: QueryRules<Fields, Sortable>) {
  const body = z
    .strictObject({
      filters: z.nullish(z.array(filterOf(filters, { mayIgnoreCase: true })).check(z.maxLength(maxFilters))),
      sorting: z.nullish(z.array(sortingOf(namesOf(sortable)))),
      pagination: z.nullish(
        z.strictObject({ ...pagingFields(paging), fetchTotalCount: z.nullish(z.boolean()) }),
      ),
    })
    .check(needsOneOf(needs));
  const counted: Paging = alwaysCounts ? paging : { ...paging, countsOnRequest: true };
  return { body, filters, sortable, needs, paging: counted };
}
