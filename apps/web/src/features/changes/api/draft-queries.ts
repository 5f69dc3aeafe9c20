import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discardDraft, removeFromDraft } from '@tapwright/contracts/change-drafts';
import { findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import { call } from '../../../platform/calls/call.ts';
import { changeKeys } from '../keys.ts';
import { prepareDraft } from '../drafts/prepare-draft.ts';
import type { SetKey } from './decide-change.ts';

const maxDrafts = 40;
const pageSize = 200;

/** One's own, the newest first. */
export const draftsQuery = (teamId: number) =>
  queryOptions({
    queryKey: changeKeys.drafts(teamId),
    queryFn: async ({ signal }) => {
      const query = { teamId, state: 'draft', pageSize: maxDrafts } as const;
      const { list } = await call(findChangeSets, { query, signal });
      return list.filter(({ counts }) => counts.edits > 0);
    },
  });

/** With all of its edits, as what can be looked at and sent. */
export const draftQuery = ({ teamId, changeSetId }: SetKey) =>
  queryOptions({
    queryKey: changeKeys.draft(teamId, changeSetId),
    queryFn: async ({ signal }) => {
      const read = async (pageNum: number) =>
        call(findChangeSet, { query: { teamId, changeSetId, pageNum, pageSize }, signal });
      const { set, edits } = await read(1);
      const pages = Math.ceil(edits.total / pageSize);
      const others = await Promise.all(
        Array.from({ length: Math.max(pages - 1, 0) }, (_, place) => read(place + 2)),
      );
      const list = [...edits.list, ...others.flatMap((page) => page.edits.list)];
      return { set, change: prepareDraft(teamId, changeSetId, list) };
    },
    placeholderData: keepPreviousData,
  });

export const removeRows = (key: SetKey, numbers: readonly number[]) =>
  call(removeFromDraft, { body: { ...key, numbers: [...numbers] } });
export const throwAway = (key: SetKey) => call(discardDraft, { body: { ...key } });
