import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from '../wire/endpoints.ts';

type Endpoints = typeof endpoints;

/** One page of a list, and where the next one begins. */
export type Page<Row> = {
  rows: Row[];
  offset: number;
  /** Of the whole list, where Apple says so: asked for unless `fetchTotalCount` is false. */
  totalCount: number | undefined;
  /** Undefined after the last page. Keep it to go on from here another day. */
  nextOffset: number | undefined;
};

type ReportPage<Row, Total> = Page<Row> & {
  /** Requested with `options: { includeRows: ['GRAND_TOTAL'] }`. */
  grandTotal: Total | undefined;
};

type ShapeOf<Schema> = Schema extends z.ZodMiniObject<infer Shape> ? Shape : never;
type ResultOf<Schema> = Schema extends z.ZodMiniType<{ result: infer Result }> ? Result : undefined;

type Paged<Result> = Result extends (infer Row)[]
  ? Page<Row>
  : Result extends { rows: (infer Row)[]; summary?: { grandTotal?: infer Total } | null | undefined }
    ? ReportPage<Row, NonNullable<Total>>
    : never;

/** What a call gives back: the object, a page of rows, or nothing for a deletion. */
export type AnswerOf<Name extends EndpointName> = 'pagination' extends keyof ShapeOf<
  Endpoints[Name]['answer']
>
  ? Paged<ResultOf<Endpoints[Name]['answer']>>
  : Endpoints[Name] extends { method: 'DELETE' }
    ? void
    : ResultOf<Endpoints[Name]['answer']>;

/** Calls that answer in pages which can be asked for one after the other. */
export type PagedName = {
  [Name in EndpointName]: Endpoints[Name] extends { paging: unknown }
    ? AnswerOf<Name> extends Page<unknown>
      ? Name
      : never
    : never;
}[EndpointName];
