type ReadSettings = {
  readonly data: { readonly reportTime: string } | undefined;
  readonly dataUpdatedAt: number;
};

/**
 * What is now where report days are counted, given by the server: this machine's clock may be wrong, and the sandbox's
 * can be stepped.
 */
export function findReportTime({ data, dataUpdatedAt }: ReadSettings, now: number): Date {
  const aheadMs = data === undefined ? 0 : Date.parse(data.reportTime) - dataUpdatedAt;
  return new Date(Math.max(now, dataUpdatedAt) + aheadMs);
}
