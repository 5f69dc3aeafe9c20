import type { weixinlogin } from '@tapwright/contracts/chat-app';
import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  refuseByState,
  takeState,
  updateToFailed,
  updateToScanned,
} from '../scan/chat-app-attempts-store.ts';
import type { ChatApp } from '../providers/chat-app.ts';
import { CodeNotConfirmed } from '../providers/code-not-confirmed.ts';

/** The phone is back with a code. Answers the secret with which it, and no other, may approve. */
export async function takeChatAppCode(
  { database, clock, log, requestId }: Context,
  chatApp: ChatApp,
  { code, state, type }: ParsedQueryOf<typeof weixinlogin>,
): Promise<string> {
  const db = database.write;
  const stateHash = hashToken(state);
  const now = clock.now();
  if (code === undefined) {
    await refuseByState(db, { stateHash, now });
    throw new Refusal('chatAppCodeEnded');
  }
  const purpose = type === 'login' ? 'signIn' : 'bind';
  // Used up before the chat app is asked, so that of two at once only one asks.
  const attemptId = await takeState(db, { stateHash, purpose, chatAppCodeHash: hashToken(code), now });
  if (attemptId === undefined) throw new Refusal('chatAppCodeEnded');
  try {
    const identity = await chatApp.getIdentity(code);
    const phoneSecret = makeToken();
    await updateToScanned(db, attemptId, { phoneSecretHash: hashToken(phoneSecret), ...identity });
    return phoneSecret;
  } catch (error) {
    await updateToFailed(db, attemptId);
    if (!(error instanceof CodeNotConfirmed)) throw error;
    log.warn({ requestId, err: error }, 'the chat app did not confirm a code');
    throw new Refusal('chatAppNotConfirmed');
  }
}
