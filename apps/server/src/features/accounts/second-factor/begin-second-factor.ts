import type { AnswerOf } from '@tapwright/contracts/call';
import type { beginSecondFactor as beginSecondFactorCall } from '@tapwright/contracts/second-factor';
import type { PersonContext } from '../../../platform/http/context.ts';
import { checkConfirmed } from '../sessions/check-confirmed.ts';
import { addressOf, toBase32 } from './one-time-codes.ts';
import { makeSealedSecret } from './sealed-secret.ts';
import { getAccountName, savePendingSecret } from './second-factor-store.ts';

/** Changes nothing that counts yet. */
export async function beginSecondFactor(
  context: PersonContext,
): Promise<AnswerOf<typeof beginSecondFactorCall>> {
  const { database, sealer, person } = context;
  const { userId } = person;
  await checkConfirmed(database.write, context, person);
  const { secret, sealed } = makeSealedSecret(sealer, userId);
  await savePendingSecret(database.write, userId, sealed);
  const { loginName, email, mobile } = await getAccountName(database.write, userId);
  const name = loginName ?? email ?? mobile ?? String(userId);
  return { secret: toBase32(secret), address: addressOf(secret, name) };
}
