import { maxRemittance, minRemittance } from '@tapwright/contracts/recharges';
import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';
import * as z from 'zod/mini';

/** What somebody typed, in minor units; undefined where it is no amount that can be remitted. */
export function readRemittance(typed: string): number | undefined {
  const money = parseAmount(typed, 'USD');
  if (typeof money === 'string' || money.minor < minRemittance || money.minor > maxRemittance)
    return undefined;
  return money.minor;
}

export const writeRemittance = (minor: number): string => toAmount(moneyOf(minor, 'USD'));

/** Of a field that holds what is typed. */
export const typedRemittance = z
  .string()
  .check(z.refine((typed) => readRemittance(typed) !== undefined, 'recharges:rules.amount'));
