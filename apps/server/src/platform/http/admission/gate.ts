import type { Capability, Grant, Role } from '@tapwright/contracts/roles';
import { Refusal } from '../refusal.ts';

export type Person = {
  userId: number;
  sessionId: number;
  isStaff: boolean;
  /** This session was confirmed by more than what it was opened with; for staff, not long ago. */
  hasSecondFactor: boolean;
};

/** A team whose live messages somebody may hear, perhaps only with a second factor. */
export type OpenTeam = { teamId: number; requiresSecondFactor: boolean };

/** A person's place in one team, and how far what they asked for reaches there. */
export type Membership = {
  teamId: number;
  role: Role;
  grant: Exclude<Grant, 'no'>;
  /** What a grant of 'scope' reaches: campaign groups or campaigns, by role. Empty means all. */
  scope: readonly number[];
};

/** Who is asking, and may they? The features that know persons and teams answer. */
export type Gate = {
  /** Refuses with `noToken`, `tokenEnded`, `accountFrozen`, or, unless asked `before` it, `secondFactorNeeded`. */
  getPerson(token: string, options?: { before?: 'secondFactor' | undefined }): Promise<Person>;
  /** The same for many tokens at once: for each, in their order, a person or that refusal. */
  listPersons(tokens: readonly string[]): Promise<readonly (Person | Refusal)[]>;
  /** Refuses with `notPermitted`, `readOnlyRole`, `disabledInTeam` or `teamNeedsSecondFactor`. */
  getMembership(
    person: Person,
    teamId: number,
    access: { may: Capability; whileDisabled?: boolean },
  ): Promise<Membership>;
  /** The teams whose live messages each of these persons may hear; who has none is not in it. */
  listTeams(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly OpenTeam[]>>;
};

/** Knows nobody, so it lets nobody in. */
export const closedGate: Gate = {
  getPerson: () => Promise.reject(new Refusal('noToken')),
  listPersons: async (tokens) => tokens.map(() => new Refusal('noToken')),
  getMembership: () => Promise.reject(new Refusal('notPermitted')),
  listTeams: async () => new Map(),
};

/** The token as it is, or after `Bearer `. */
export function findToken(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  return token === '' ? undefined : token;
}
