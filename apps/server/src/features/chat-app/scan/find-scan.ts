import type { findScan as findScanCall } from '@tapwright/contracts/chat-app';
import type { AnswerOf } from '@tapwright/contracts/call';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findScanned } from './chat-app-attempts-store.ts';

export async function findScan(
  { database, clock }: Context,
  phoneSecret: string | undefined,
): Promise<AnswerOf<typeof findScanCall>> {
  const scan = await findScanned(database.write, hashToken(phoneSecret ?? ''), clock.now());
  if (scan === undefined) throw new Refusal('chatAppCodeEnded');
  return {
    purpose: scan.purpose === 'bind' ? 'bind' : 'signIn',
    address: scan.address,
    askedAt: scan.createdAt.toISOString(),
    wechatName: scan.wechatName ?? '',
    accountName: scan.nickName,
  };
}
