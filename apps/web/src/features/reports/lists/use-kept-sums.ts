import { useMemo } from 'react';
import { firstReportRows } from '@tapwright/contracts/report-query';
import { saySame, useSame } from '../../../platform/use-same.ts';

type Answer = { readonly list: readonly unknown[] };

/**
 * What columns are made of: totals, how far they can be trusted, and the first rows. The same as before as long as all of
 * that is, so that the rows which follow draw nothing anew of those that are there.
 */
export function useKeptSums<Sums extends Answer>(data: Sums | undefined): Sums | undefined {
  const looked = useMemo(() => data && { ...data, list: data.list.slice(0, firstReportRows) }, [data]);
  return useSame<Sums | undefined>(looked, areSame);
}

function areSame(one: Answer | undefined, other: Answer | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const { list, ...sums } = one;
  const { list: rows, ...others } = other;
  const haveSameRows = list.length === rows.length && list.every((row, place) => row === rows[place]);
  return haveSameRows && saySame(sums, others);
}
