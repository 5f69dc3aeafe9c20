import type { OrderMessage, OrderView } from '@tapwright/contracts/managed-orders';
import { type OrderState, overStates } from '@tapwright/domain/managed-order-rules';

export type OrderStepLine = {
  state: OrderState;
  /** When it was reached, and by whom; undefined: not yet. */
  reached?: { at: string; by: string | null };
  isNow: boolean;
};

const way = ['submitted', 'accepted', 'planned', 'approved', 'running', 'done'] as const;

/** The whole way, so that who acts next is always seen; what ended it early ends the line. */
export function listSteps({ state, messages }: Pick<OrderView, 'state' | 'messages'>): OrderStepLine[] {
  const last = new Map<string, OrderMessage>();
  for (const message of messages)
    if (message.kind === 'state' && message.state !== null) last.set(message.state, message);
  const reach = (of: OrderState) => {
    const message = last.get(of);
    return message === undefined ? undefined : { at: message.createdAt, by: message.by };
  };
  const shown: readonly OrderState[] =
    state === 'paused' ? way.map((one) => (one === 'running' ? state : one)) : way;
  const isCut = state === 'refused' || state === 'cancelled';
  const here = isCut ? [...way.slice(0, 3).filter((one) => reach(one) !== undefined), state] : shown;
  const at = here.indexOf(state);
  return here.map((of, place) => {
    const reached = place <= at ? reach(of) : undefined;
    return { state: of, isNow: place === at, ...(reached && { reached }) };
  });
}

export const isOver = (state: OrderState): boolean => overStates.some((one) => one === state);
