import type { Hundredths } from '../world/entities.ts';
import type { World } from '../world/world.ts';

type Money = { amount: string; currency: string };
type SentAmounts = Readonly<Record<string, unknown>>;

/** As many decimals as there are, four at most; `80` stays `80`. */
export function writeAmount(hundredths: Hundredths, currency: string): Money {
  return { amount: String(Math.round(hundredths * 100) / 10_000), currency };
}

const noteOf = (entity: string, id: number, field: string): string => `v5 amount ${entity} ${id} ${field}`;

const amountOf = (sent: unknown): string | undefined =>
  typeof sent === 'object' && sent !== null && 'amount' in sent && typeof sent.amount === 'string'
    ? sent.amount
    : undefined;

/** Amounts are answered in the form in which they were sent: `1.50` stays `1.50`. */
export function keepAmounts({ notes }: World, entity: string, id: number, sent: SentAmounts): void {
  for (const [field, value] of Object.entries(sent)) {
    const amount = amountOf(value);
    if (amount !== undefined) notes.set(noteOf(entity, id, field), amount);
  }
}

/** What was written since through the newer API has the form of no request here. */
export const writeSent =
  ({ notes }: World, entity: string, id: number, currency: string) =>
  (field: string, hundredths: Hundredths | null): Money | null => {
    if (hundredths === null) return null;
    const sent = notes.get(noteOf(entity, id, field));
    const isSame = typeof sent === 'string' && Math.round(Number(sent) * 100) === hundredths;
    return isSame ? { amount: sent, currency } : writeAmount(hundredths, currency);
  };
