import type { WarningReason } from '@tapwright/domain/ad-verdicts';

type Warning = { readonly reason: WarningReason; readonly message: string };

/** Each once, with how often. */
export function gatherWarnings(all: readonly Warning[]): (Warning & { readonly count: number })[] {
  const found = new Map<WarningReason, Warning & { count: number }>();
  for (const { reason, message } of all)
    found.set(reason, { reason, message, count: (found.get(reason)?.count ?? 0) + 1 });
  return [...found.values()];
}
