import type * as z from 'zod/mini';
import type { FilterFields, NeededFilters } from './queries/filter.ts';
import type { Paging } from './queries/query.ts';
import type { Role } from './accounts/role.ts';

type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/v1`. */
  path: `/${string}`;
  pathParameters?: Readonly<Record<string, Schema>>;
  /** Parameters of the address. */
  query?: Schema;
  body?: Schema;
  /** The body of an answer with status 200; failures are `errorAnswer`. */
  answer: Schema;
  /** Whether the call needs the header that names an ad account. */
  context: 'required' | 'optional' | 'none';
  roles: readonly Role[];
  /** A write must not be repeated blindly, and is found in the change history. */
  writes: boolean;
  filters?: FilterFields | 'any';
  sortable?: readonly string[] | 'any';
  /** What the order of a sorting is called, where it is not `order`. */
  sortKey?: 'sortOrder';
  needs?: NeededFilters;
  paging?: Paging;
  /** Of a batch: what one item's `data` is. */
  item?: Schema;
  /** Fields of the object that a change may carry without effect. */
  ignored?: readonly string[];
  /** `multipart/form-data` instead of JSON. */
  multipart?: true;
  /** In Apple's pages, but not in its client libraries of August 2026. */
  newerThanLibrary?: true;
};

export const defineEndpoints = <const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): Endpoints => endpoints;

type Shaped = { shape: Readonly<Record<string, unknown>> };

/** What a change cannot touch is passed over when sent, not refused. */
export function immutableFields(entity: Shaped, update: Shaped): string[] {
  return Object.keys(entity.shape).filter((field) => !Object.hasOwn(update.shape, field));
}
