import type { Code } from './codes.ts';

/** Every live message by name. A message says what changed, never what it now looks like. */
export type LiveMessages = {
  /** The person must leave: signed out elsewhere, password changed, frozen. */
  'session.ended': { code: Code };
};
export type LiveName = keyof LiveMessages;

/** What travels: `id` grows, is unique, and is what a client names when it comes back. */
export type LiveEvent<Name extends LiveName = LiveName> = {
  [Key in Name]: { id: number; name: Key; payload: LiveMessages[Key] };
}[Name];

/** First message of the client after connecting. */
export type LiveHello = { token: string; lastId?: number };

export const livePingSeconds = 30;
