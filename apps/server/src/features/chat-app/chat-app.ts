import type { Deps } from '../../platform/deps.ts';
import type { ChatAppIdentity } from '../accounts/index.ts';
import { createStandIn } from './stand-in.ts';
import { createWechat } from './wechat.ts';

/** WeChat, or what plays it here. */
export type ChatApp = {
  /** Where its owner is asked; `appid`, `redirect_uri`, `response_type`, `scope` and `state` follow as the query. */
  authorizeUri: string;
  appId: string;
  scope: string;
  /** Whose code this is. Throws `CodeNotConfirmed` for whatever keeps us from knowing. */
  getIdentity(code: string): Promise<ChatAppIdentity>;
};

/** Undefined: nothing is configured and nothing plays it, so the way is absent. */
export function createChatApp(deps: Pick<Deps, 'settings' | 'sealer' | 'clock'>): ChatApp | undefined {
  const { wechat, appleAds } = deps.settings;
  if (wechat !== undefined) return createWechat(wechat);
  return appleAds === 'sandbox' ? createStandIn(deps) : undefined;
}
