import { boundAmount } from '@tapwright/domain/bound-amount';
import { type Currency, currencyName, findCurrency } from '@tapwright/domain/currencies';
import { type AmountProblem, moneyOf, toAmount } from '@tapwright/domain/money';
import { readTypedAmount } from '@tapwright/domain/typed-amount';
import { alive, changeOf, itemOf } from './bulk-status.ts';
import type { AdObject, ChangeItem } from '../change.ts';
import { listNamed, namedAmounts, readMinor } from '../cells/named-amounts.ts';

export const boundNames = ['floor', 'ceiling', 'step'] as const;
type BoundName = (typeof boundNames)[number];
export type TypedBounds = Readonly<Record<BoundName, string>>;

const currencyOf = ({ amount }: AdObject): Currency => findCurrency(amount?.currency ?? '') ?? 'USD';

/** As an amount is typed, also by its name; undefined: none. */
function readBound(object: AdObject, typed: string): number | undefined | AmountProblem {
  if (typed.trim() === '') return undefined;
  const amount = readTypedAmount(typed, null, currencyOf(object), namedAmounts(object));
  return typeof amount === 'string' ? amount : amount.minor;
}

function readBounds(object: AdObject, typed: TypedBounds) {
  const floor = readBound(object, typed.floor);
  const ceiling = readBound(object, typed.ceiling);
  const step = readBound(object, typed.step);
  if (typeof floor === 'string' || typeof ceiling === 'string' || typeof step === 'string') return undefined;
  return { floor, ceiling, step };
}

/** What was typed as a bound and is none for any of them. */
export function boundProblems(objects: readonly AdObject[], typed: TypedBounds) {
  const problems = boundNames.map((name) => {
    const read = objects.map((object) => readBound(object, typed[name]));
    const [first] = read.every((one) => typeof one === 'string') ? read : [];
    return [name, first] as const;
  });
  return problems.flatMap(([name, first]) => (typeof first === 'string' ? [[name, first] as const] : []));
}

/** The currencies that an amount counts in, and what can be typed by its name. */
export const currenciesOf = (objects: readonly AdObject[]) =>
  [...new Set(objects.map((object) => currencyName(currencyOf(object))))].toSorted();
export const namesOf = (objects: readonly AdObject[]) => [
  ...new Set(objects.flatMap((object) => listNamed(object).map(({ name }) => `=${name}`))),
];

/**
 * Of each what was typed comes to over what stands there, within the bounds; where one of these cannot be read the row
 * is left out.
 */
export function bulkAmount(objects: readonly AdObject[], typed: string, typedBounds: TypedBounds) {
  const items = alive(objects).flatMap((object): ChangeItem[] => {
    if (object.amount === undefined) return [];
    const { own, stands: standing } = object.amount;
    const currency = currencyOf(object);
    const stands = readMinor(standing ?? '', currency) ?? null;
    const amount = readTypedAmount(typed, stands, currency, namedAmounts(object));
    const bounds = readBounds(object, typedBounds);
    if (typeof amount === 'string' || bounds === undefined) return [];
    const minor = boundAmount(amount.minor, bounds, stands);
    // One that has its ad group's keeps having none of its own.
    if (minor === stands && amount.minor !== stands && own === null) return [];
    const field = object.kind === 'campaign' ? 'dailyCap' : 'bid';
    const fields = { [field]: toAmount(moneyOf(minor, currency)) };
    return [{ ...itemOf(object), currency, intent: 'update', fields, before: { [field]: own ?? '' } }];
  });
  return changeOf(items, objects);
}
