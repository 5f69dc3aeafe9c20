import { queryOptions } from '@tanstack/react-query';
import {
  findChangeLimits,
  findChangePolicy,
  modifyChangeLimits,
  modifyChangePolicy,
} from '@tapwright/contracts/change-approval';
import type { BodyOf } from '@tapwright/contracts/call';
import { call } from '../../../platform/calls/call.ts';
import { teamKeys } from '../keys.ts';

export const policyQuery = (teamId: number) =>
  queryOptions({
    queryKey: teamKeys.policy(teamId),
    queryFn: ({ signal }) => call(findChangePolicy, { query: { teamId }, signal }),
  });

export const limitsQuery = (teamId: number) =>
  queryOptions({
    queryKey: teamKeys.limits(teamId),
    queryFn: ({ signal }) => call(findChangeLimits, { query: { teamId }, signal }),
  });

export const setPolicy = (body: BodyOf<typeof modifyChangePolicy>) => call(modifyChangePolicy, { body });
export const setLimits = (body: BodyOf<typeof modifyChangeLimits>) => call(modifyChangeLimits, { body });
