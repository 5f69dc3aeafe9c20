import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from '@tapwright/apple-ads/wire/endpoints';
import type { Market } from '../market/market.ts';
import type { ApiUser } from '../oauth/api-users.ts';
import type { Profile } from '../profile.ts';
import type { AccountContext } from '../verbs/account-context.ts';

/** Who calls, when, and on which world. */
export type Call = Omit<AccountContext, 'account'> & { market: Market; user: ApiUser; profile: Profile };

/** The same within the ad account that the context header names. */
export type AccountCall = AccountContext & { market: Market; user: ApiUser; profile: Profile };

type Table = typeof endpoints;
type Parsed<Row, Part extends string> =
  Row extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

type PathOf<Row> = Row extends { pathParameters: infer Parameters extends Record<string, z.ZodMiniType> }
  ? { [Name in keyof Parameters]: z.output<Parameters[Name]> }
  : undefined;

export type CallOf<Name extends EndpointName> = Table[Name]['context'] extends 'required'
  ? AccountCall
  : Call;

export type RequestOf<Name extends EndpointName> = {
  path: PathOf<Table[Name]>;
  query: Parsed<Table[Name], 'query'>;
  body: Parsed<Table[Name], 'body'>;
};

export type AnswerOf<Name extends EndpointName> = z.input<Table[Name]['answer']>;

export type Handler<Name extends EndpointName> = (
  call: CallOf<Name>,
  request: RequestOf<Name>,
) => AnswerOf<Name>;

/** One for each row of the table; the compiler names what is missing. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };
