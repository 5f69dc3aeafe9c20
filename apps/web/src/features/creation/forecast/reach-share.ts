import type { AdGroupForm } from '@tapwright/contracts/creation';

/** Taps of people of one age or gender, as Apple names it; without a name: unknown. */
export type Counted = { readonly value: string; readonly taps: number };
type Limits = Pick<AdGroupForm, 'gender' | 'minAge' | 'maxAge'>;

/**
 * How much of the taps such limits leave. Whoever is not known is not reached any more; of the others, age and gender are
 * taken to be independent.
 */
export function reachShare(
  { gender, minAge, maxAge }: Limits,
  ages: readonly Counted[],
  genders: readonly Counted[],
): number | undefined {
  const parts = [
    ...(gender === 'all' ? [] : [partOf(genders, ({ value }) => (value === gender ? 1 : 0))]),
    ...(minAge === null && maxAge === null
      ? []
      : [partOf(ages, ({ value }) => overlap(value, minAge, maxAge))]),
  ];
  const counted = parts.filter((part) => part !== undefined);
  if (counted.length < parts.length) return undefined;
  return counted.reduce((share, { left }) => share * left, Math.min(1, ...counted.map(({ known }) => known)));
}

/** How many of all are known, and how many of those are left. */
function partOf(counted: readonly Counted[], weigh: (one: Counted) => number) {
  const sum = (some: readonly Counted[], of: (one: Counted) => number) =>
    some.reduce((total, one) => total + one.taps * of(one), 0);
  const named = counted.filter(({ value }) => /[\dA-Z]/.test(value));
  const [all, known] = [sum(counted, () => 1), sum(named, () => 1)];
  return known === 0 ? undefined : { known: known / all, left: sum(named, weigh) / known };
}

/** How much of a band lies between the ages, as if each year of it had as many people. */
function overlap(band: string, minAge: number | null, maxAge: number | null): number {
  const [, from = '', to] = /^(\d+)(?:-(\d+)|\+)$/.exec(band) ?? [];
  if (from === '') return 0;
  // Apple limits ages up to 64; whoever is older is reached without an upper limit only.
  if (to === undefined) return maxAge === null ? 1 : 0;
  const [first, last] = [Math.max(Number(from), minAge ?? 0), Math.min(Number(to), maxAge ?? Number(to))];
  return Math.max(0, last - first + 1) / (Number(to) - Number(from) + 1);
}
