import type { upWeixinUser } from '@tapwright/contracts/chat-app';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { bindChatApp, type Browser, register, signIn } from '../../accounts/index.ts';
import type { AnyoneWrite } from '../../writes/index.ts';
import { findTicket, takeTicket } from '../scan/chat-app-attempts-store.ts';

/** The way in is that of any account, with its limits; the ticket is used up and the chat app bound along with it. */
export async function linkChatApp(
  context: Context,
  { ticket, account, password, code }: ParsedBodyOf<typeof upWeixinUser>,
  browser: Browser,
): Promise<AnswerOf<typeof upWeixinUser>> {
  const { database, clock } = context;
  const linkTicketHash = hashToken(ticket);
  // Before a password or a code is tried in vain.
  if (!(await findTicket(database.write, linkTicketHash, clock.now()))) throw ticketEnded();
  const bind = async (write: AnyoneWrite, userId: number) => {
    const identity = await takeTicket(write.tx, linkTicketHash, clock.now());
    if (identity === undefined) throw ticketEnded();
    await bindChatApp(write, { userId, identity });
  };
  return password !== undefined && code !== undefined
    ? register(context, { account, password, code }, browser, bind)
    : signIn(context, { account, password, code }, browser, bind);
}

const ticketEnded = () => new Refusal('chatAppTicketEnded');
