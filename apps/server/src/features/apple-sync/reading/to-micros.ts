/** Millionths of a major unit: `0.0523` is 52300. Throws for what they cannot hold exactly. */
export function toMicros(amount: string): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const digits = fraction.replace(/0+$/, '');
  const micros = Number(whole + digits.padEnd(6, '0'));
  if (whole === '' || digits.length > 6 || !Number.isSafeInteger(micros))
    throw new RangeError(`An amount that cannot be held exactly: ${amount}`);
  return sign === '-' && micros > 0 ? -micros : micros;
}
