import type { CreationForm } from '@tapwright/contracts/creation';
import type { Currency } from '@tapwright/domain/currencies';
import { addMoney, moneyOf, parseAmount, toAmount } from '@tapwright/domain/money';

/** What the campaigns may spend a day together; empty where none says it yet. */
export function sumCaps({ campaigns }: Pick<CreationForm, 'campaigns'>, currency: Currency): string {
  const known = campaigns
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ dailyCap }) => parseAmount(dailyCap, currency))
    .filter((amount) => typeof amount !== 'string');
  if (known.length === 0) return '';
  return toAmount(known.reduce((one, other) => addMoney(one, other), moneyOf(0, currency)));
}
