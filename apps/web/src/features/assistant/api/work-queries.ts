import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@tapwright/contracts/call';
import {
  applyProposals,
  bringBackProposal,
  findWork,
  makeWork,
  putAsideProposal,
} from '@tapwright/contracts/assistant';
import { call } from '../../../platform/calls/call.ts';
import { assistantKeys } from '../keys.ts';

export type Work = AnswerOf<typeof findWork>;

export const workQuery = (teamId: number) =>
  queryOptions({
    queryKey: assistantKeys.work(teamId),
    queryFn: ({ signal }) => call(findWork, { query: { teamId }, signal }),
  });

export const makeAnew = (teamId: number) => call(makeWork, { body: { teamId } });
export const apply = (body: BodyOf<typeof applyProposals>) => call(applyProposals, { body });
export const putAside = (body: BodyOf<typeof putAsideProposal>) => call(putAsideProposal, { body });
export const bringBack = (body: BodyOf<typeof bringBackProposal>) => call(bringBackProposal, { body });
