import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { updateAnswer } from './chat-app-attempts-store.ts';

export async function answerScan(
  { database, clock }: Context,
  { phoneSecret, isApproved }: { phoneSecret: string | undefined; isApproved: boolean },
): Promise<null> {
  const isTaken = await updateAnswer(database.write, {
    phoneSecretHash: hashToken(phoneSecret ?? ''),
    status: isApproved ? 'approved' : 'refused',
    now: clock.now(),
  });
  if (!isTaken) throw new Refusal('chatAppCodeEnded');
  return null;
}
