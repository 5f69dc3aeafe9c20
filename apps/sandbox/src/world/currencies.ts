/** Units of a currency for one US dollar, fixed for good: an invented, steady world. */
const unitsPerDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.78,
  JPY: 150,
  AUD: 1.52,
  CAD: 1.37,
  MXN: 18.4,
  NZD: 1.66,
  RUB: 92,
  CNY: 7.2,
  RMB: 7.2,
  INR: 84,
  BRL: 5.5,
  IDR: 15_800,
};

export const currencies: readonly string[] = Object.keys(unitsPerDollar);

export function getUnitsPerDollar(currency: string): number {
  const units = unitsPerDollar[currency];
  if (units === undefined) throw new RangeError(`no account is kept in ${currency}`);
  return units;
}
