import type { Hundredths } from '../world/entities.ts';

/** As many decimals as there are, four at most; `80` stays `80`. */
export function writeAmount(hundredths: Hundredths, currency: string): { amount: string; currency: string } {
  return { amount: String(Math.round(hundredths * 100) / 10_000), currency };
}

export const writeAmountOrNull = (hundredths: Hundredths | null, currency: string) =>
  hundredths === null ? null : writeAmount(hundredths, currency);
