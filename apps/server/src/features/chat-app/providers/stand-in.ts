import * as z from 'zod/mini';
import type { Deps } from '../../../platform/deps.ts';
import { hashToken, makeToken } from '../../../platform/crypto/tokens.ts';
import type { ChatAppIdentity } from '../../accounts/index.ts';
import type { ChatApp } from './chat-app.ts';
import { CodeNotConfirmed } from './code-not-confirmed.ts';

const sealedAs = 'chat-app-stand-in';
const codeLastsMs = 120_000;
const codeContent = z.object({ wechatId: z.string(), wechatName: z.string(), expiresAtMs: z.number() });

type Parts = Pick<Deps, 'sealer' | 'clock'>;

/** Plays WeChat where there is none. A code holds, sealed, whose it is; that it counts once is seen to with the state. */
export function createStandIn({ settings, sealer, clock }: Parts & Pick<Deps, 'settings'>): ChatApp {
  return {
    authorizeUri: `${settings.publicUrl.origin}/#/wechat/stand-in`,
    appId: 'stand-in',
    scope: 'snsapi_userinfo',
    getIdentity: async (code) => {
      const { expiresAtMs, ...identity } = openCode({ sealer }, code);
      if (expiresAtMs <= clock.now().getTime())
        throw new CodeNotConfirmed('The code of the stand-in is over.');
      return identity;
    },
  };
}

export function makeStandInCode({ sealer, clock }: Parts, identity: ChatAppIdentity): string {
  const content = { ...identity, expiresAtMs: clock.now().getTime() + codeLastsMs };
  return sealer.seal(JSON.stringify(content), sealedAs);
}

/** Never a chosen person: who has this browser's secret is the one that belongs to it. */
export function identityOf(browserSecret: string): ChatAppIdentity {
  const hash = hashToken(browserSecret);
  return {
    wechatId: `stand-in-${hash.toString('base64url').slice(0, 22)}`,
    wechatName: `Stand-in ${hash.toString('hex').slice(0, 4).toUpperCase()}`,
  };
}

/** Of our making, or a new one. */
export function takeBrowserSecret(given: string | undefined): string {
  return given !== undefined && /^[\w-]{43}$/.test(given) ? given : makeToken();
}

function openCode({ sealer }: Pick<Parts, 'sealer'>, code: string): z.output<typeof codeContent> {
  try {
    return z.parse(codeContent, JSON.parse(sealer.open(code, sealedAs)));
  } catch {
    throw new CodeNotConfirmed('This is no code of the stand-in.');
  }
}
