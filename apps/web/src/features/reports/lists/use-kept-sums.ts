import { useMemo, useState } from 'react';
import { firstReportRows } from '@tapwright/contracts/report-query';

type Answer = { readonly list: readonly unknown[] };

/**
 * What columns are made of: totals, how far they can be trusted, and the first rows. The same as before as long as all of
 * that is, so that the rows which follow draw nothing anew of those that are there.
 */
export function useKeptSums<Sums extends Answer>(data: Sums | undefined): Sums | undefined {
  const looked = useMemo(() => data && { ...data, list: data.list.slice(0, firstReportRows) }, [data]);
  const [kept, setKept] = useState(looked);
  if (looked === kept || areSame(kept, looked)) return kept;
  setKept(looked);
  return looked;
}

function areSame(one: Answer | undefined, other: Answer | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const { list, ...sums } = one;
  const { list: rows, ...others } = other;
  const values = new Map<string, unknown>(Object.entries(others));
  return (
    Object.keys(sums).length === values.size &&
    Object.entries(sums).every(([name, value]) => Object.is(value, values.get(name))) &&
    list.length === rows.length &&
    list.every((row, place) => row === rows[place])
  );
}
