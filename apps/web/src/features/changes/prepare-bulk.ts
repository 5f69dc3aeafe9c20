import { boundAmount } from '@tapwright/domain/bound-amount';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import { readTypedAmount } from '@tapwright/domain/typed-amount';
import { alive, changeOf, itemOf } from './bulk-status.ts';
import type { AdObject, ChangeItem } from './change.ts';
import { namedAmounts, readMinor } from './named-amounts.ts';

export type TypedBounds = { readonly floor: string; readonly ceiling: string; readonly step: string };

/** Of each what was typed comes to over what stands there, within the bounds; what cannot be read there is left out. */
export function bulkAmount(objects: readonly AdObject[], typed: string, bounds: TypedBounds) {
  const items = alive(objects).flatMap((object): ChangeItem[] => {
    if (object.amount === undefined) return [];
    const { own, stands, currency: name } = object.amount;
    const currency = findCurrency(name) ?? 'USD';
    const amount = readTypedAmount(
      typed,
      readMinor(stands ?? '', currency) ?? null,
      currency,
      namedAmounts(object),
    );
    if (typeof amount === 'string') return [];
    const minor = boundAmount(amount.minor, {
      floor: readMinor(bounds.floor, currency),
      ceiling: readMinor(bounds.ceiling, currency),
      step: readMinor(bounds.step, currency),
    });
    const field = object.kind === 'campaign' ? 'dailyCap' : 'bid';
    const fields = { [field]: toAmount(moneyOf(minor, currency)) };
    return [{ ...itemOf(object), intent: 'update', fields, before: { [field]: own ?? '' } }];
  });
  return changeOf(items, objects);
}
