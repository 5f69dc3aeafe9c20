import type { Code } from './codes.ts';

/*
 * The wire, `GET /notice/{userId}` upgraded, every message one JSON text:
 *
 *   client: LiveHello, within 10 s, and nothing after it
 *   server: what was missed since `lastId` (events), then LiveReady, then events as things happen
 *
 * Instead of the hello a client may ask for the subprotocols `tapwright` and its token, with `?lastId=` for a return.
 * An event is `{ id, name, payload }`; its id is unique. One may come twice around a dropped line: a client passes over ids it has heard.
 */

/** Every live message by name. A message says what changed, never what it now looks like. */
export type LiveMessages = {
  /** The person must leave: signed out elsewhere, password changed, frozen. The line closes after it. */
  'session.ended': { code: Code };
  /** Own name, picture, mobile, e-mail or chat-app. */
  'person.changed': Record<never, never>;
  /** Other teams, another role or another scope: the list of teams is read again. */
  'access.changed': Record<never, never>;
  /** A new notice, or one that was answered in another window. */
  'notices.changed': { id: number; typeId: number; teamId: number | null; isNew: boolean };
  /** Who is in a team, or what it is called. */
  'team.changed': { teamId: number };
  /** The sync of a team's ad account moved on, stopped or came round. */
  'appleSync.changed': { teamId: number };
  /** A certificate was made, bound, refused or removed. */
  'certificates.changed': { teamId: number };
  /** A campaign group was attached, changed or detached. */
  'campaignGroups.changed': { teamId: number };
  /** What campaigns are for, as somebody says. */
  'campaigns.changed': { teamId: number };
  /** A change set was committed, moved on or ended. */
  'changes.changed': { teamId: number; changeSetId: number };
  /** A saved report or one of its runs, of whomever: each reads again what is theirs. */
  'reports.changed': { teamId: number };
  /** A recharge was made, sent or decided, or money was booked. */
  'finance.changed': { teamId: number };
  /** An AI-managed order: its state, a message, what was proposed for it. */
  'managedOrders.changed': { teamId: number };
  /** A view of a list that is shared, or was until now. */
  'listViews.changed': { teamId: number };
  /** A list of words was made, changed or filled. */
  'words.changed': { teamId: number };
  /** Shared negative lists: their words, or what they are attached to. */
  'negativeLists.changed': { teamId: number };
  /** What campaigns are compared with, or what a night saw. */
  'structure.changed': { teamId: number };
  /** What the keyword assistant proposes was made anew, taken or put aside. */
  'assistant.changed': { teamId: number };
};
export type LiveName = keyof LiveMessages;
/** Those that say which team, and those that say nothing but their name. */
export type TeamLiveName = NamesOf<{ teamId: number }>;
export type PersonLiveName = NamesOf<Record<never, never>>;
type NamesOf<Payload> = {
  [Name in LiveName]: keyof LiveMessages[Name] extends keyof Payload
    ? keyof Payload extends keyof LiveMessages[Name]
      ? Name
      : never
    : never;
}[LiveName];

/** First message of the client after connecting. */
export type LiveHello = { token: string; lastId?: number };

/**
 * From here on nothing is missed. `resumed` false: what came before is not known (first visit, or away for more
 * than an hour), so everything is read again. `lastId` is what to name if the line drops before the next event.
 */
export type LiveReady = { ready: { resumed: boolean; lastId: number | null } };

export const livePingSeconds = 30;
export const liveSubprotocol = 'tapwright';

/** Besides 1001 (the server stops: come back). */
export const liveCloseCodes = {
  /** The reason holds the code of the refusal, such as 20011. Coming back with the same token is of no use. */
  notAdmitted: 4401,
  helloMissing: 4408,
  /** Too slow to take what was sent: come back and resume. */
  fellBehind: 4429,
} as const;
