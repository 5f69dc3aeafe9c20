import type { Access } from '@tapwright/contracts/call';
import type { Capability } from '@tapwright/contracts/roles';
import type { Language } from '@tapwright/i18n/languages';
import type { Deps } from '../deps.ts';
import type { Membership, Person } from './admission/gate.ts';

/** All that a verb knows: the parts of the server, and who asks, from where, in which language. */
export type Context = Deps & {
  requestId: string;
  address: string;
  userAgent: string;
  language: Language;
};
export type PersonContext = Context & { person: Person };
/** `may`: what the member was found to be allowed; a verb that names it takes no other context. */
export type TeamContext<May extends Capability = Capability> = PersonContext & {
  membership: Membership;
  may: May;
};

/** What a call of this access may rely on. */
export type ContextOf<Of extends Access> = {
  anyone: Context;
  signedIn: PersonContext;
  staff: PersonContext;
  team: TeamContext<Of extends { may: infer May extends Capability } ? May : never>;
}[Of['to']];
