import type * as z from 'zod/mini';
import type { Capability } from './roles.ts';
import type { CodeName } from './codes.ts';

type Schema = z.ZodMiniType;

/** Who may ask. A call without an answer to this does not compile. */
export type Access =
  | { to: 'anyone' }
  /** `before`: also with a session whose second factor has not been shown; all others refuse that one. */
  | { to: 'signedIn'; before?: 'secondFactor' }
  /** `whileDisabled`: whoever is disabled there may too. */
  | { to: 'team'; may: Capability; whileDisabled?: true }
  /** Staff whose session has passed its second factor. */
  | { to: 'staff' };

export type CallShape = {
  method: 'GET' | 'POST';
  /** Exactly as on the wire, from the root. */
  path: `/${string}`;
  access: Access;
  /** One sentence in English for the API page. */
  summary: string;
  query?: Schema;
  body?: Schema;
  /** Sent as multipart, with one file in the field of this name, instead of a body. */
  file?: string;
  answer: Schema;
  /** Refusals of its own, besides those that any call can give. */
  refusals?: readonly CodeName[];
  /** 'ads' waits 30 s in the browser, as every file does, 'upload' 6 s, all others 20 s. */
  patience?: 'ads' | 'upload';
  /** Its body may be as large as a change set of the greatest size. */
  isLarge?: true;
  /** A GET that writes: never retried, never cached. */
  writes?: boolean;
  /** Answered in closed mode too, where every other call is refused with `closed`. */
  whileClosed?: boolean;
  /** Answers with a file of this media type instead of JSON; a ticket may stand for the token. */
  download?: string;
};

export type QueryOf<Call extends CallShape> = Call['query'] extends Schema
  ? z.input<Call['query']>
  : undefined;
export type BodyOf<Call extends CallShape> = Call['body'] extends Schema ? z.input<Call['body']> : undefined;
export type ParsedQueryOf<Call extends CallShape> = Call['query'] extends Schema
  ? z.output<Call['query']>
  : undefined;
export type ParsedBodyOf<Call extends CallShape> = Call['body'] extends Schema
  ? z.output<Call['body']>
  : undefined;
export type AnswerOf<Call extends CallShape> = z.output<Call['answer']>;

export function defineCall<const Call extends CallShape>(call: Call): Call {
  return call;
}
