import { upWeixinUser } from '@tapwright/contracts/chat-app';
import type { BodyOf } from '@tapwright/contracts/call';
import { call } from '../../../platform/calls/call.ts';

type Proof = Omit<BodyOf<typeof upWeixinUser>, 'ticket'>;

export async function linkChatApp(ticket: string, proof: Proof): Promise<{ token: string }> {
  return call(upWeixinUser, { body: { ...proof, ticket } });
}
