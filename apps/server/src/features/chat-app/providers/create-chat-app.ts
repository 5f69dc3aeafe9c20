import type { Deps } from '../../../platform/deps.ts';
import type { ChatApp } from './chat-app.ts';
import { createStandIn } from './stand-in.ts';
import { createWechat } from './wechat.ts';

/** Undefined: nothing is configured and nothing plays it, so the way is absent. */
export function createChatApp(deps: Pick<Deps, 'settings' | 'sealer' | 'clock'>): ChatApp | undefined {
  const { wechat, appleAds } = deps.settings;
  if (wechat !== undefined) return createWechat(wechat);
  return appleAds === 'sandbox' ? createStandIn(deps) : undefined;
}
