import type * as z from 'zod/mini';
import type { Paging } from '@tapwright/apple-ads/wire/queries/query';
import type { Role } from '@tapwright/apple-ads/wire/accounts/role';
import type { FilterFields } from './selector.ts';

type Schema = z.ZodMiniType;

export type EndpointV5 = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v5`. */
  path: `/${string}`;
  pathParameters?: Readonly<Record<string, Schema>>;
  query?: Schema;
  body?: Schema;
  answer: Schema;
  /** Whether the call needs the header that names a campaign group. */
  context: 'required' | 'none';
  roles: readonly Role[];
  writes: boolean;
  filters?: FilterFields | 'any';
  paging?: Paging;
};

export const defineEndpointsV5 = <const Endpoints extends Readonly<Record<string, EndpointV5>>>(
  endpoints: Endpoints,
): Endpoints => endpoints;
