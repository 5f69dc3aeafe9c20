import type { Access } from '@tapwright/contracts/call';
import type { i18n } from 'i18next';
import type { Capability } from '@tapwright/contracts/roles';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { ReadAhead } from './pages/report-frame/read-ahead.ts';

export type TitleKey = Extract<MessageKey, `frame:pages.${string}`>;

/** Of entries that belong together. */
export type HeadingKey = 'frame:menu.ads' | 'frame:menu.tools';

/** What is known of an address before its page is loaded. */
export type RouteRow = {
  access: Access;
  /** The address leads on to another. */
  redirectTo?: string;
  /** Where the address leads those in a team who may not go there. */
  redirectOthersTo?: string;
  /** Nobody is here where the server does not play the chat app. */
  onlyWithStandIn?: true;
  /** A route without one has no page yet and answers as unknown. */
  title?: TitleKey;
  /** Where the address has parts with titles of their own: by what its search says. */
  titleOf?: (search: Readonly<Record<string, unknown>>) => TitleKey | undefined;
  /** Its script and words, before anybody goes there. */
  load?: (translator: i18n) => Promise<unknown>;
  /** What it lists, where that is read before it is drawn. */
  ahead?: () => Promise<ReadAhead>;
  /** It stands in the sidebar; under a heading where one is named. */
  menu?: true | HeadingKey;
};

/** By address, in the order of the sidebar. */
export type RouteRows = ReadonlyMap<string, RouteRow>;

export const anyone: Access = { to: 'anyone' };
export const signedIn: Access = { to: 'signedIn' };
export const staffOnly: Access = { to: 'staff' };
export const inTeam = (may: Capability): Access => ({ to: 'team', may });

export const isBuilt = (rows: RouteRows, path: string): boolean => rows.get(path)?.title !== undefined;
