import type { Id } from '@tapwright/apple-ads/wire/values/id';

export function readContext(value: string | undefined): Id | undefined {
  return /^\s*orgId=(\d{1,19})\s*;?\s*$/.exec(value ?? '')?.[1];
}
