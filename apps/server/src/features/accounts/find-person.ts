import type { findPerson as findPersonCall } from '@tapwright/contracts/personal';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { PersonContext } from '../../platform/http/context.ts';
import { countWithin } from './count-within.ts';
import { findByContact } from './personal-store.ts';

const limits = [
  { count: 10, withinMs: 60_000 },
  { count: 100, withinMs: 86_400_000 },
];

/** Tells whose an address is, so nobody may go through a list of them. */
export async function findPerson(
  context: PersonContext,
  account: string,
): Promise<AnswerOf<typeof findPersonCall>> {
  for (const limit of limits) {
    await countWithin(context, limit, `find person ${limit.withinMs}`, context.person.userId);
  }
  return (await findByContact(context.database.read, account)) ?? null;
}
