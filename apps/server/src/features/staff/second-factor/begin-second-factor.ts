import type { AnswerOf } from '@tapwright/contracts/call';
import type { beginSecondFactor as beginSecondFactorCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { addressOf, toBase32 } from './one-time-codes.ts';
import { makeSealedSecret } from './sealed-secret.ts';
import { savePendingSecret } from './second-factor-store.ts';
import { findPerson } from '../accounts/staff-accounts-store.ts';

/** Changes nothing that counts yet. Who has a second factor replaces it only after passing it. */
export async function beginSecondFactor(
  context: PersonContext,
): Promise<AnswerOf<typeof beginSecondFactorCall>> {
  const { database, sealer, person } = context;
  const { userId, hasSecondFactor } = person;
  const { secret, sealed } = makeSealedSecret(sealer, userId);
  const isSaved = await savePendingSecret(database.write, { userId, sealed, mayReplace: hasSecondFactor });
  if (!isSaved) throw new Refusal('secondFactorNeeded');
  const account = await findPerson(database.write, userId);
  const name = account?.loginName ?? account?.email ?? account?.mobile ?? String(userId);
  return { secret: toBase32(secret), address: addressOf(secret, name) };
}
