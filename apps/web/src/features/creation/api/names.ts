import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { creationKeys } from '../keys.ts';

export const nameTemplateQuery = (teamId: number, adamId: string) =>
  queryOptions({
    queryKey: creationKeys.nameTemplate(teamId, adamId),
    queryFn: ({ signal }) => askForNames({ teamId, adamId }, signal),
    staleTime: 0,
  });

/** By itself: with what else is called about structures the page would be too heavy. */
async function askForNames(query: { readonly teamId: number; readonly adamId: string }, signal: AbortSignal) {
  const { findNameTemplate } = await import('@tapwright/contracts/structure');
  return call(findNameTemplate, { query, signal });
}
