import { unlinkedChatApp } from '../../../platform/person/unlinked-chat-app.ts';

type Proof = { account: string; password?: string; code?: string; acceptsAgreement?: true };

/** A chat app that was scanned and is nobody's yet is bound along with coming in, in one step at the server. */
export async function comeIn(
  proof: Proof,
  askForToken: () => Promise<{ token: string }>,
): Promise<{ token: string }> {
  const unlinked = unlinkedChatApp.get();
  if (unlinked === undefined) return askForToken();
  // Few need it, so it is not part of the sign-in page.
  const { linkChatApp } = await import('./link-chat-app.ts');
  const answer = await linkChatApp(unlinked.ticket, proof);
  unlinkedChatApp.set(undefined);
  unlinked.onLinked();
  return answer;
}
