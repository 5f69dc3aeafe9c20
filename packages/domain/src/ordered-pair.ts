/** Of two fields for a smallest and a largest value, whichever way round they were filled in. */
export function orderPair<Value extends number | string>(
  one: Value | null,
  other: Value | null,
): [smallest: Value | null, largest: Value | null] {
  return one !== null && other !== null && one > other ? [other, one] : [one, other];
}
