import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@tapwright/contracts/call';
import * as calls from '@tapwright/contracts/structure';
import { call } from '../../../platform/calls/call.ts';
import { structureKeys } from '../keys.ts';

export type StructureView = AnswerOf<typeof calls.findStructure>;
export type StructureApps = AnswerOf<typeof calls.findStructureApps>;
export type MendQuestion = BodyOf<typeof calls.previewMends>;
export type MendPreview = AnswerOf<typeof calls.previewMends>;

export const appsQuery = (teamId: number) =>
  queryOptions({
    queryKey: structureKeys.apps(teamId),
    queryFn: ({ signal }) => call(calls.findStructureApps, { query: { teamId }, signal }),
  });

export const structureQuery = (teamId: number, adamId: string) =>
  queryOptions({
    queryKey: structureKeys.app(teamId, adamId),
    queryFn: ({ signal }) => call(calls.findStructure, { query: { teamId, adamId }, signal }),
  });

/** Of this moment: never kept. */
export const mendsQuery = (body: MendQuestion) =>
  queryOptions({
    queryKey: structureKeys.mends(body),
    queryFn: ({ signal }) => call(calls.previewMends, { body, signal }),
    gcTime: 0,
  });

export const modifyPlan = (body: BodyOf<typeof calls.modifyStructurePlan>) =>
  call(calls.modifyStructurePlan, { body });
export const commitMends = (body: BodyOf<typeof calls.commitMends>) => call(calls.commitMends, { body });
