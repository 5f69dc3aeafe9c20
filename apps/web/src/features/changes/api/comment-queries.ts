import { infiniteQueryOptions } from '@tanstack/react-query';
import { addChangeComment, findChangeComments } from '@tapwright/contracts/change-comments';
import { call } from '../../../platform/calls/call.ts';
import { changeKeys } from '../keys.ts';
import type { SetKey } from './decide-change.ts';

const pageSize = 50;

export const commentsQuery = ({ teamId, changeSetId }: SetKey) =>
  infiniteQueryOptions({
    queryKey: changeKeys.comments(teamId, changeSetId),
    queryFn: ({ pageParam: pageNum, signal }) =>
      call(findChangeComments, { query: { teamId, changeSetId, pageNum, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, pageNum) => (pageNum * pageSize < total ? pageNum + 1 : undefined),
  });

export const addComment = (body: SetKey & { readonly text: string }) => call(addChangeComment, { body });
