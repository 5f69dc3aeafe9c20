import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { findStandInPayment as findCall, playPayment as playCall } from '@tapwright/contracts/payments';
import type { Deps } from '../../../../platform/deps.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { systemWrite } from '../../../writes/index.ts';
import type { AlipayAccess } from '../../alipay/alipay-access.ts';
import { findStandIn, lockStandIn, updateStandIn } from '../stand-in-store.ts';
import { playedTrade, type PlayedTrade, tradeAt } from './played-trade.ts';
import { tellTwice } from './tell-of-trade.ts';

const states = { open: 'open', paid: 'paid', finished: 'paid', closed: 'ended' } as const;

export async function findPlayedTrade(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { sessionId }: ParsedBodyOf<typeof findCall>,
): Promise<AnswerOf<typeof findCall>> {
  const found = await findStandIn(database.write, { kind: 'trade', id: sessionId }, playedTrade);
  if (found === undefined) throw new Refusal('notFound');
  const { subject: what, amount, state, isDeclined } = tradeAt(found, clock.now());
  return { provider: 'alipay', what, amount, currency: 'CNY', state: states[state], isDeclined };
}

/** As if somebody paid on the page of Alipay, or did not. */
export async function playTrade(
  deps: Deps,
  { sessionId, action }: ParsedBodyOf<typeof playCall>,
  access: AlipayAccess,
): Promise<AnswerOf<typeof playCall>> {
  const key = { kind: 'trade', id: sessionId } as const;
  const trade = await systemWrite(deps, 'a played provider', async ({ tx }) => {
    await lockStandIn(tx, key);
    const stored = await findStandIn(tx, key, playedTrade);
    if (stored === undefined) throw new Refusal('notFound');
    const found = tradeAt(stored, deps.clock.now());
    if (action === 'leave') return found;
    const next = found.state === 'open' ? play(found, action) : undefined;
    if (next === undefined) throw new Refusal('changedMeanwhile');
    await updateStandIn(tx, key, next);
    return next;
  });
  if (action === 'pay') tellTwice(deps, access, trade);
  return { location: action === 'pay' || action === 'leave' ? trade.returnUrl : null };
}

/** Undefined: nobody can do that there. */
function play(trade: PlayedTrade, action: ParsedBodyOf<typeof playCall>['action']): PlayedTrade | undefined {
  if (action === 'pay' || action === 'payUnheard') return { ...trade, state: 'paid' };
  return action === 'decline' ? { ...trade, isDeclined: true } : undefined;
}
