import { chatAppPollMs, chatAppPollsMost, type WechatLoginResult } from '@tapwright/contracts/chat-app';
import { CallFailure } from '../../platform/calls/call-failure.ts';

type Options = {
  ask: () => Promise<WechatLoginResult>;
  wait: (ms: number) => Promise<void>;
  onScanned: () => void;
  signal: AbortSignal;
};

/**
 * Asks until there is an answer, as often as allowed. Undefined: the code has ended, or nobody wants to know any more.
 * A question that was lost on the way is asked again at its next time.
 */
export async function followAttempt({
  ask,
  wait,
  onScanned,
  signal,
}: Options): Promise<WechatLoginResult | undefined> {
  for (let round = 0; round < chatAppPollsMost; round += 1) {
    await wait(chatAppPollMs);
    if (signal.aborted) return undefined;
    try {
      const result = await ask();
      if (signal.aborted) return undefined;
      if (result.type !== 0) return result;
      if (result.isScanned) onScanned();
    } catch (error) {
      if (error instanceof CallFailure && error.is('chatAppCodeEnded')) return undefined;
      const isLost =
        error instanceof CallFailure &&
        (error.kind === 'unreachable' || error.is('tooManyRequests', 'timedOut'));
      if (!isLost) throw error;
    }
  }
  return undefined;
}
