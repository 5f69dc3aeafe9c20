import { maxPayment, maxRemittance, minRemittance, type RechargeWay } from '@tapwright/contracts/recharges';
import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';
import * as z from 'zod/mini';

/** What somebody typed, in minor units; undefined where it is no amount that can be recharged in this way. */
export function readTyped(typed: string, way: RechargeWay): number | undefined {
  const money = parseAmount(typed, 'USD');
  const max = way === 'remittance' ? maxRemittance : maxPayment;
  if (typeof money === 'string' || money.minor < minRemittance || money.minor > max) return undefined;
  return money.minor;
}

export const readRemittance = (typed: string): number | undefined => readTyped(typed, 'remittance');

/** Of a fapiao that takes another back: of what is left of that, down to the last cent. */
export function readReversed(typed: string, left: number): number | undefined {
  const money = parseAmount(typed, 'CNY');
  return typeof money === 'string' || money.minor < 1 || money.minor > left ? undefined : money.minor;
}

export const typedReversed = (left: number) =>
  z.string().check(z.refine((typed) => readReversed(typed, left) !== undefined, 'recharges:rules.reversed'));

/** USD and CNY both have two decimals. */
export const writeRemittance = (minor: number): string => toAmount(moneyOf(minor, 'USD'));

/** Of a field that holds what is typed. */
export const typedAmount = (way: RechargeWay) =>
  z
    .string()
    .check(
      z.refine(
        (typed) => readTyped(typed, way) !== undefined,
        way === 'remittance' ? 'recharges:rules.amount' : 'recharges:rules.payment',
      ),
    );
export const typedRemittance = typedAmount('remittance');
