/**
 * Every currency Apple Ads bills in, with the decimals of its smallest unit (ISO 4217). Not asked of Intl:
 * CLDR shows rupiah without decimals, and Apple bills them with two.
 */
export const currencyDecimals = {
  USD: 2,
  CNY: 2,
  AUD: 2,
  BRL: 2,
  CAD: 2,
  EUR: 2,
  GBP: 2,
  IDR: 2,
  INR: 2,
  JPY: 0,
  MXN: 2,
  NZD: 2,
  RUB: 2,
} as const;

export type Currency = keyof typeof currencyDecimals;

/** A team settles in one of these; our screens and calls say RMB where Apple says CNY. */
export const teamCurrencies = ['RMB', 'USD'] as const;
export type TeamCurrency = (typeof teamCurrencies)[number];

export function findCurrency(text: string): Currency | undefined {
  if (text === 'RMB') return 'CNY';
  return isCurrency(text) ? text : undefined;
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencyDecimals, text);
}

export function currencyName(currency: Currency): string {
  return currency === 'CNY' ? 'RMB' : currency;
}
