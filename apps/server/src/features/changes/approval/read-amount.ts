import { type Currency, currencyName, findCurrency, type TeamCurrency } from '@tapwright/domain/currencies';
import { moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';

export const currencyOfTeam = (type: TeamCurrency): Currency => findCurrency(type) ?? 'USD';

/** A bound as typed in the team's currency; empty: none. */
export function readBound(field: string, typed: string, type: TeamCurrency): number | null {
  if (typed.trim() === '') return null;
  const amount = parseAmount(typed, currencyOfTeam(type));
  const problem = typeof amount === 'string' ? amount : amount.minor < 0 ? 'notANumber' : undefined;
  if (problem !== undefined)
    throw new Refusal('badInput', { fields: { [field]: `changes:refusals.${problem}` } });
  return typeof amount === 'string' ? null : amount.minor;
}

export const typeBound = (minor: number | null, type: TeamCurrency): string =>
  minor === null ? '' : toAmount(moneyOf(minor, currencyOfTeam(type)));

export const viewTeamMoney = (minor: number | null, type: TeamCurrency) =>
  minor === null ? null : { amount: typeBound(minor, type), currency: currencyName(currencyOfTeam(type)) };
