import type * as z from 'zod/mini';
import type { EndpointNameV5, endpointsV5 } from '@tapwright/apple-ads-v5/endpoints';
import type { AccountCall as AccountCallV1, Call as CallV1 } from '../api-v1/call.ts';

/** Where the file of a custom report can be fetched, for a short while from now on. */
type Links = { linkToReport: (reportId: number) => string };

export type Call = CallV1 & Links;
export type AccountCall = AccountCallV1 & Links;

type Table = typeof endpointsV5;
type Parsed<Row, Part extends string> =
  Row extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

type PathOf<Row> = Row extends { pathParameters: infer Parameters extends Record<string, z.ZodMiniType> }
  ? { [Name in keyof Parameters]: z.output<Parameters[Name]> }
  : undefined;

type Handler<Name extends EndpointNameV5> = (
  call: Table[Name]['context'] extends 'required' ? AccountCall : Call,
  request: {
    path: PathOf<Table[Name]>;
    query: Parsed<Table[Name], 'query'>;
    body: Parsed<Table[Name], 'body'>;
  },
) => z.input<Table[Name]['answer']>;

/** One for each row of the table; the compiler names what is missing. */
export type Handlers = { [Name in EndpointNameV5]: Handler<Name> };
