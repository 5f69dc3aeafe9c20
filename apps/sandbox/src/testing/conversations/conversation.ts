import type { EndpointName } from '@tapwright/apple-ads/wire/endpoints';
import type { AnyJson } from '../start-sandbox.ts';

/** What an earlier conversation kept: an id, mostly. */
export type Kept = (key: string) => number | string;

/** One call and what must come of it; later ones may use what earlier ones kept. */
export type Conversation<Name extends string = EndpointName> = {
  name: Name;
  request: (kept: Kept) => { path: string; body?: unknown; status?: number };
  context?: string;
  /** Another organisation's user. */
  as?: number;
  /** A value that is known to go over the line in another form than its schema writes. */
  quirk?: true;
  keep?: (body: AnyJson, keep: (key: string, value: number | string) => void) => void;
  expect?: (body: AnyJson) => void;
  /** No rows at all. */
  isEmpty?: true;
  /** The code of a refusal. */
  code?: string;
};
