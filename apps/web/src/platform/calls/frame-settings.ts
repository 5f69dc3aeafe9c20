import { queryOptions } from '@tanstack/react-query';
import { getFrameSettings } from '@tapwright/contracts/frame';
import { call } from './call.ts';
import { frameKeys } from '../keys.ts';

const freshMs = 5 * 60_000;

/** Read before the first page, then now and then: the console may be closed or opened meanwhile. */
export const frameSettingsQuery = queryOptions({
  queryKey: frameKeys.settings,
  queryFn: ({ signal }) => call(getFrameSettings, { signal }),
  staleTime: freshMs,
  refetchInterval: freshMs,
});
