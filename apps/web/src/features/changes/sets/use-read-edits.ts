import { useQueryClient } from '@tanstack/react-query';
import type { ChangeSetView, EditView } from '@tapwright/contracts/change-set-view';
import { changeSetQuery } from '../api/change-queries.ts';

const pageSize = 200;

/** All edits of a set, page by page. */
export function useReadEdits() {
  const queryClient = useQueryClient();
  return async (teamId: number, { changeSetId, counts }: ChangeSetView): Promise<EditView[]> => {
    const found: EditView[] = [];
    for (let pageNum = 1; found.length < counts.edits; pageNum += 1) {
      const { edits } = await queryClient.fetchQuery(
        changeSetQuery({ teamId, changeSetId, pageNum, pageSize }),
      );
      if (edits.list.length === 0) break;
      found.push(...edits.list);
    }
    return found;
  };
}
