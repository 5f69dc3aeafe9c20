import type { findAdObject } from '@tapwright/contracts/ad-object';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { AdGroupState } from '@tapwright/domain/ad-states';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import { devices, type FieldName, type Fields, genders } from '../change.ts';

export type AdDetails = AnswerOf<typeof findAdObject>;

/** Fields by kind, in the order of the form; whom an ad group reaches comes after them. */
export const fieldsOf = {
  campaign: [
    'name',
    'status',
    'dailyCap',
    'totalBudget',
    'cpaGoal',
    'pausesAtGoal',
    'countries',
    'startTime',
    'endTime',
  ],
  adGroup: ['name', 'status', 'bid', 'cpaGoal', 'searchMatch', 'startTime', 'endTime'],
  keyword: ['status', 'bid'],
  negativeKeyword: ['status'],
  ad: ['status'],
} as const satisfies Record<AdDetails['kind'], readonly FieldName[]>;

export const amountFields = ['dailyCap', 'totalBudget', 'cpaGoal', 'bid'] as const;
export type AmountField = (typeof amountFields)[number];
export const isAmountField = (field: string): field is AmountField =>
  amountFields.some((one) => one === field);

/** What stands, as a person would type it. */
export function readSettings({ kind, currency, ...details }: AdDetails): Fields {
  const known = findCurrency(currency) ?? 'USD';
  const type = (minor: number | null) => (minor === null ? '' : toAmount(moneyOf(minor, known)));
  switch (kind) {
    case 'campaign': {
      const state = details.campaign?.state;
      if (!state) return {};
      const { name, status, dailyCap, totalBudget, cpaGoal, countries, startTime, endTime } = state;
      const amounts = {
        dailyCap: type(dailyCap),
        totalBudget: type(totalBudget),
        cpaGoal: type(cpaGoal),
        pausesAtGoal: state.pausesAtGoal ?? false,
      };
      return { name, status, ...amounts, countries: [...countries], startTime, endTime };
    }
    case 'adGroup': {
      const state = details.adGroup?.state;
      if (!state) return {};
      const { name, status, bid, cpaGoal, searchMatch, startTime, endTime } = state;
      const amounts = { bid: type(bid), cpaGoal: type(cpaGoal) };
      return { name, status, ...amounts, searchMatch, startTime, endTime, ...readAudience(state) };
    }
    case 'keyword': {
      const state = details.keyword?.state;
      return state ? { status: state.status, bid: type(state.bid) } : {};
    }
    case 'negativeKeyword': {
      const state = details.negativeKeyword?.state;
      return state ? { status: state.status } : {};
    }
    case 'ad': {
      const state = details.ad?.state;
      return state ? { status: state.status } : {};
    }
  }
}

const readAudience = (state: AdGroupState): Fields => ({
  devices: devices.filter((one) => state.devices.includes(one)),
  genders: genders.filter((one) => state.genders.includes(one)),
  minAge: state.minAge,
  maxAge: state.maxAge,
  customerType: state.customerType,
  hours: [...state.hours],
  regions: [...state.regions],
  cities: [...state.cities],
});

const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).toSorted() : (value ?? null);

/** What of the typed differs from what stands. */
export function listTouched(typed: Fields, stands: Fields): Fields {
  const pairs = Object.entries(typed).filter(
    ([field, value]) => !isSameValue(value, new Map(Object.entries(stands)).get(field)),
  );
  return Object.fromEntries(pairs);
}
