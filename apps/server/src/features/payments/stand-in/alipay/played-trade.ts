import * as z from 'zod/mini';

export const playedTrade = z.object({
  /** The name that whoever is paid gave it. */
  name: z.string(),
  /** Alipay's own. */
  tradeNo: z.string(),
  subject: z.string(),
  /** Minor units. */
  amount: z.int(),
  state: z.enum(['open', 'paid', 'finished', 'closed']),
  isDeclined: z.boolean(),
  /** Milliseconds since 1970. */
  endsAt: z.int(),
  notifyUrl: z.string(),
  returnUrl: z.string(),
  /** By the number that each was asked under. */
  refunds: z.record(z.string(), z.int()),
});
export type PlayedTrade = z.infer<typeof playedTrade>;

export const sumRefunds = ({ refunds }: PlayedTrade): number =>
  Object.values(refunds).reduce((sum, amount) => sum + amount, 0);

/** What has become of it by now: nobody paid in time, or all of it went back. */
export function tradeAt(trade: PlayedTrade, now: Date): PlayedTrade {
  const isLate = trade.state === 'open' && now.getTime() >= trade.endsAt;
  const isGivenBack = trade.state === 'paid' && sumRefunds(trade) >= trade.amount;
  return isLate || isGivenBack ? { ...trade, state: 'closed' } : trade;
}

const statuses = {
  open: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  finished: 'TRADE_FINISHED',
  closed: 'TRADE_CLOSED',
} as const;

export const statusOf = ({ state }: PlayedTrade) => statuses[state];

export const writeYuan = (minor: number): string => (minor / 100).toFixed(2);

/** Undefined: none that Alipay would take. */
export function readYuan(text: string): number | undefined {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const minor = Math.round(Number(text) * 100);
  return minor >= 1 && minor <= 10_000_000_000 ? minor : undefined;
}
