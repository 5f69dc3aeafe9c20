import type { Access } from '@tapwright/contracts/call';
import type { Language } from '@tapwright/i18n/languages';
import type { Deps } from '../deps.ts';
import type { Membership, Person } from './gate.ts';

/** All that a verb knows: the parts of the server, and who asks, from where, in which language. */
export type Context = Deps & {
  requestId: string;
  address: string;
  userAgent: string;
  language: Language;
};
export type PersonContext = Context & { person: Person };
export type TeamContext = PersonContext & { membership: Membership };

/** What a call of this access may rely on. */
export type ContextOf<To extends Access['to']> = {
  anyone: Context;
  signedIn: PersonContext;
  staff: PersonContext;
  team: TeamContext;
}[To];
