import { upWeixinUser } from '@tapwright/contracts/chat-app';
import type { BodyOf } from '@tapwright/contracts/call';
import { call } from '../../../platform/call.ts';
import { unlinkedChatApp } from '../../../platform/unlinked-chat-app.ts';

type Proof = Omit<BodyOf<typeof upWeixinUser>, 'ticket'>;

/** A chat app that was scanned and is nobody's yet is bound along with coming in, in one step at the server. */
export async function comeIn(
  proof: Proof,
  askForToken: () => Promise<{ token: string }>,
): Promise<{ token: string }> {
  const unlinked = unlinkedChatApp.get();
  if (unlinked === undefined) return askForToken();
  const answer = await call(upWeixinUser, { body: { ...proof, ticket: unlinked.ticket } });
  unlinkedChatApp.set(undefined);
  unlinked.onLinked();
  return answer;
}
