import { can, type Capability } from '@tapwright/contracts/roles';
import type { Context, PersonContext, TeamContext } from './context.ts';
import { Refusal } from './refusal.ts';

/*
 * The first line of every verb that writes. Admission has asked the same already; here it stands again so that
 * a verb is safe whoever calls it, and so that a reader sees at its head who may use it.
 */

/** Anybody, even signed out: says that this is meant. */
export function authoriseAnyone(_context: Context): void {}

export function authorisePerson(context: PersonContext): void {
  if (context.person.userId <= 0) throw new Refusal('noToken');
}

export function authoriseStaff({ person }: PersonContext): void {
  if (!person.isStaff) throw new Refusal('notPermitted');
  if (!person.hasSecondFactor) throw new Refusal('secondFactorNeeded');
}

/** For what leads to a second factor. */
export function authoriseStaffBeforeSecondFactor({ person }: PersonContext): void {
  if (!person.isStaff) throw new Refusal('notPermitted');
}

export function authoriseTeam({ membership }: TeamContext, capability: Capability): void {
  if (!can(membership.role, capability)) throw new Refusal('notPermitted');
}
