type Said<Reason> = { readonly reason: Reason; readonly message: string };

/** By name with its count; the sentence of the first stands for all. */
export function gatherFindings<Reason extends string>(
  findings: readonly Said<Reason>[],
): (Said<Reason> & { count: number })[] {
  return [...Map.groupBy(findings, ({ reason }) => reason)].map(([reason, all]) => ({
    reason,
    message: all[0]?.message ?? '',
    count: all.length,
  }));
}
