import { replaceEqualDeep, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { firstReportRows, maxReportPage } from '@tapwright/contracts/report-query';
import type { KeptRead } from '../api/report-queries.ts';
import { firstRowsOf } from './first-rows-of.ts';

type Counted = { readonly list: readonly unknown[]; readonly total: number };

/**
 * A long list begins with its first rows, which are there long before all of them are. What is drawn over time in each
 * row is waited for by none of them.
 */
export function useListRead<
  Question extends { teamId: number; pageSize?: number | undefined; trend?: string | undefined },
  Answer extends Counted,
>(ask: (question: Question) => KeptRead<Answer>, question: Question) {
  const queryClient = useQueryClient();
  const asked = ask(firstRowsOf(question));
  // On its way before the page around it is drawn, not after.
  usePrefetchQuery(asked);
  const first = useQuery(asked);
  const isLong = (question.pageSize ?? 0) > firstReportRows;
  const hasTrend = question.trend !== undefined;
  const isCut = isLong && first.data !== undefined && first.data.total > firstReportRows;
  const goesOn = isCut || (hasTrend && first.data !== undefined && first.data.total > 0);
  const all = useQuery({ ...ask(question), enabled: goesOn && !first.isPlaceholderData });
  const whole = useMemo(() => goOn(first.data, all.data), [first.data, all.data]);
  const readShown = useCallback(
    async (): Promise<Answer['list']> => (await queryClient.fetchQuery(ask(question))).list,
    [queryClient, ask, question],
  );
  if (!goesOn || first.data === undefined) return { ...first, coming: 0 };
  const isWhole = all.data !== undefined && !all.isPlaceholderData;
  // Rows that stood before stay, all of them, until their successors begin.
  const isBefore = first.isPlaceholderData && all.data !== undefined;
  if (isWhole || isBefore) return { ...all, data: whole, coming: 0 };
  const { list, total } = first.data;
  return {
    ...first,
    error: all.error,
    refetch: all.refetch,
    readShown,
    coming: isCut ? Math.min(total, maxReportPage) - list.length : 0,
  };
}

/** What is the same in the whole answer is what was there: of it nothing is drawn anew. */
function goOn<Answer extends Counted>(
  first: Answer | undefined,
  all: Answer | undefined,
): Answer | undefined {
  if (first === undefined || all === undefined) return all;
  const list = all.list.map((row, place) =>
    place < first.list.length ? replaceEqualDeep(first.list[place], row) : row,
  );
  return { ...replaceEqualDeep({ ...first, list: [] }, { ...all, list: [] }), list };
}
