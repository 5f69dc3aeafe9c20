import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countRunsSince, lockRunsOf } from './runs-store.ts';

const maxAnHour = 100;
const hourSeconds = 3_600;

/** Files cost more than pages: so many an hour for each person, also of those asked for at once. */
export async function checkRunAllowance(
  tx: Transaction,
  { membership, person, clock }: TeamContext,
  wanted: number,
): Promise<void> {
  const since = new Date(clock.now().getTime() - hourSeconds * 1000);
  await lockRunsOf(tx, person.userId);
  const count = await countRunsSince(tx, { teamId: membership.teamId, requestedBy: person.userId, since });
  if (count + wanted > maxAnHour) throw new Refusal('tooManyRequests', { retryAfterSeconds: hourSeconds });
}
