import { followState, type OrderState, paidStates } from '@tapwright/domain/managed-order-rules';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { announceOrder, publishOrder } from '../announce-order.ts';
import { readFacts } from '../campaigns-store.ts';
import { insertMessage } from '../conversation/messages-store.ts';
import { lockOrder, type OrderKey, updateOrder } from '../orders-store.ts';

/** Whose doing it was; nobody's where it followed from what Apple answered. */
type Cause = { by: number | null; isStaff: boolean };

const isPaid = (state: OrderState): boolean => paidStates.some((one) => one === state);
const fulfils: Partial<Record<OrderState, string>> = { paused: 'pause', running: 'resume' };

/** The state of an order follows from its proposals and its campaigns. Both sides are told when it moves. */
export async function followOrder(
  tx: Transaction,
  deps: Deps,
  key: OrderKey,
  { by, isStaff }: Cause = { by: null, isStaff: false },
): Promise<void> {
  const order = await lockOrder(tx, key);
  if (order === undefined) return;
  const state = followState(order.state, await readFacts(tx, order, estimateAppleTime(deps)));
  if (state !== order.state) {
    const at = deps.clock.now();
    const asks = fulfils[state] === order.asks ? null : order.asks;
    await updateOrder(tx, order, { state, stateSince: at, asks });
    // What becomes of a proposal stands at the proposal.
    if (state !== 'accepted')
      await insertMessage(tx, { ...key, kind: 'state', state, byUser: by, isStaff, createdAt: at });
    if (isPaid(state)) {
      if (by === null || isStaff) await announceOrder(tx, deps, order, { to: 'team', what: state, by });
      if (!isStaff) await announceOrder(tx, deps, order, { to: 'staff', what: state, by });
    }
  }
  await publishOrder(tx, deps, key.teamId);
}
