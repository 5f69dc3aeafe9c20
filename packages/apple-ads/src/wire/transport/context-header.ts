import type { Id } from '../values/id.ts';

export const contextHeader = 'X-AP-Context';

/** Apple's own clients send a trailing semicolon, its documentation does not; both are read. */
export function readContext(value: string | undefined): Id | undefined {
  return /^\s*adAccountId=(\d{1,19})\s*;?\s*$/.exec(value ?? '')?.[1];
}

export const writeContext = (adAccountId: Id): string => `adAccountId=${adAccountId}`;
