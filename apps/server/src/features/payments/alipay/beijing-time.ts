const aheadMs = 8 * 3_600_000;

/** `2026-11-28 14:05:09`, as Alipay reads and writes a time, whatever the zone of this machine. */
export const writeBeijingTime = (at: Date): string =>
  new Date(at.getTime() + aheadMs).toISOString().slice(0, 19).replace('T', ' ');

/** Undefined: no time. */
export function readBeijingTime(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = new Date(`${day}T${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
