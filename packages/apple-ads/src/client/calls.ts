import type { EndpointName, endpoints } from '../wire/endpoints.ts';
import type { AnswerOf, PagedName } from './answer-types.ts';
import type { CallOptions } from './client-context.ts';
import type { RequestOf } from './request-types.ts';

type Endpoints = typeof endpoints;

type IdArgument<Name extends EndpointName> = Endpoints[Name] extends { pathParameters: object }
  ? [id: string]
  : [];

type RequestArgument<Name extends EndpointName> = [RequestOf<Name>] extends [never]
  ? []
  : object extends RequestOf<Name>
    ? [request?: RequestOf<Name>]
    : [request: RequestOf<Name>];

type CallFunction<Name extends EndpointName> = (
  ...given: [...IdArgument<Name>, ...RequestArgument<Name>, options?: CallOptions]
) => Promise<AnswerOf<Name>>;

export type PageOptions = CallOptions & {
  /** Where to begin: a `nextOffset` that was kept. */
  offset?: number | undefined;
  pageSize?: number | undefined;
};

type InPages<Name extends EndpointName> = {
  /** Page after page, each asked for when the one before has been dealt with. */
  pages(
    ...given: [...IdArgument<Name>, ...RequestArgument<Name>, options?: PageOptions]
  ): AsyncIterable<AnswerOf<Name>>;
};

export type Calls<Name extends EndpointName> = {
  readonly [Each in Name]: Each extends PagedName ? CallFunction<Each> & InPages<Each> : CallFunction<Each>;
};

type WithContext<Context extends string> = {
  [Name in EndpointName]: Endpoints[Name]['context'] extends Context ? Name : never;
}[EndpointName];

/** Calls made in the context of one ad account. */
export type AdAccountCall = WithContext<'required' | 'optional'>;
/** Calls made without an ad account. */
export type OrganisationCall = WithContext<'none' | 'optional'>;
