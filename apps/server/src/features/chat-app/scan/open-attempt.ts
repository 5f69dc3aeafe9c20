import { randomBytes } from 'node:crypto';
import type { getWechatLoginQrcode } from '@tapwright/contracts/chat-app';
import { weixinlogin } from '@tapwright/contracts/chat-app';
import type { AnswerOf } from '@tapwright/contracts/call';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Person } from '../../../platform/http/admission/gate.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { networkOf } from '../../../platform/http/admission/request-limits.ts';
import { checkConfirmed } from '../../accounts/index.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { attemptLastsSeconds } from '../providers/wechat-cookies.ts';
import { insertAttempt } from './chat-app-attempts-store.ts';
import type { ChatApp } from '../providers/chat-app.ts';

/** An office shares one address, and each of its people may need a second QR code. */
const maxPerNetwork = { count: 60, withinMs: 10 * 60_000 };

type Asked = {
  wechatLoginUuid: string;
  /** Who binds; undefined to sign in. */
  person: Person | undefined;
};

/** A QR code and the secret with which alone its result can be asked for. */
export async function openAttempt(
  context: Context,
  { authorizeUri, appId, scope }: ChatApp,
  { wechatLoginUuid, person }: Asked,
): Promise<{ qrCode: AnswerOf<typeof getWechatLoginQrcode>; secret: string }> {
  const { database, clock, address, settings } = context;
  if (person !== undefined) await checkConfirmed(database.write, context, person);
  const now = clock.now();
  const network = networkOf(address);
  await countWithin(context, maxPerNetwork, 'QR codes', network);
  const secret = makeToken();
  const state = randomBytes(16).toString('hex');
  const isNew = await insertAttempt(database.write, {
    codeHash: hashToken(wechatLoginUuid),
    secretHash: hashToken(secret),
    stateHash: hashToken(state),
    purpose: person === undefined ? 'signIn' : 'bind',
    userId: person?.userId ?? null,
    address,
    network,
    createdAt: now,
    expiresAt: new Date(now.getTime() + attemptLastsSeconds * 1000),
  });
  if (!isNew) throw new Refusal('badInput', { fields: { wechatLoginUuid: 'errors:fields.wrongForm' } });
  const type = person === undefined ? 'login' : 'bound';
  return {
    secret,
    qrCode: {
      redirect_uri: `${settings.publicUrl.origin}${weixinlogin.path}?type=${type}`,
      appid: appId,
      scope,
      state,
      authorize_uri: authorizeUri,
    },
  };
}
