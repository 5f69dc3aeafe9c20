/** Millionths of a currency in its smallest unit, half to the even one: rounded once, from what Apple reports. */
export function minorOfMicros(micros: number, decimals: number): number {
  const size = 10 ** (6 - decimals);
  const whole = Math.floor(micros / size);
  const rest = micros - whole * size;
  const isUp = rest * 2 > size || (rest * 2 === size && whole % 2 !== 0);
  return isUp ? whole + 1 : whole;
}
