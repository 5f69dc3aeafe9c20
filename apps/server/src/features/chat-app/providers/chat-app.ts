import type { ChatAppIdentity } from '../../accounts/index.ts';

/** WeChat, or what plays it here. */
export type ChatApp = {
  /** Where its owner is asked; `appid`, `redirect_uri`, `response_type`, `scope` and `state` follow as the query. */
  authorizeUri: string;
  appId: string;
  scope: string;
  /** Whose code this is. Throws `CodeNotConfirmed` for whatever keeps us from knowing. */
  getIdentity(code: string): Promise<ChatAppIdentity>;
};
