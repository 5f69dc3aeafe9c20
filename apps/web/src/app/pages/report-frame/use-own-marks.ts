import { useMemo, useSyncExternalStore } from 'react';
import type { AdObject } from '../../../features/changes/change.ts';
import { refusedEdits } from '../../../features/changes/opened.ts';
import { keyOfObject, pastedMarks } from '../../../features/changes/cells/pasted.ts';
import type { OpenMark } from '../../../features/reports/chart/open-marks.ts';

type ToObject<Row> = (teamId: number, row: Row) => AdObject;

/** What only this window knows of its rows: what Apple did not take, and what was pasted over them. */
export function useOwnMarks<Row>(teamId: number, toObject: ToObject<Row>) {
  const othersOf = useRefusedMarks(teamId, toObject);
  const marks = useSyncExternalStore(pastedMarks.subscribe, pastedMarks.get);
  return useMemo(() => {
    if (marks.size === 0) return { marksOf: othersOf, isToMend: undefined };
    const markOf = (row: Row) => marks.get(keyOfObject(toObject(teamId, row)));
    const marksOf = (row: Row): OpenMark[] => {
      const mark = markOf(row);
      const others = othersOf?.(row) ?? [];
      if (mark === undefined) return others;
      const { field, text, state, why } = mark;
      const edit = { changeSetId: undefined, intent: 'update', scheduledFor: null } as const;
      return [...others, { ...edit, state, after: { [field]: text }, ...(why !== undefined && { why }) }];
    };
    return { marksOf, isToMend: (row: Row) => !['pasted', undefined].includes(markOf(row)?.state) };
  }, [marks, othersOf, teamId, toObject]);
}

/** What this window sent and Apple did not take. */
function useRefusedMarks<Row>(teamId: number, toObject: ToObject<Row>) {
  const refused = useSyncExternalStore(refusedEdits.subscribe, refusedEdits.get);
  return useMemo(() => {
    if (refused.length === 0) return undefined;
    const byObject = Map.groupBy(refused, ({ kind, objectId }) => `${kind} ${objectId}`);
    return (row: Row): OpenMark[] => {
      const { kind, id } = toObject(teamId, row);
      return (byObject.get(`${kind} ${id}`) ?? []).map(({ changeSetId, intent, after, why }) => ({
        changeSetId,
        intent,
        after,
        why,
        state: 'refused',
        scheduledFor: null,
      }));
    };
  }, [refused, teamId, toObject]);
}
