import type { JournalEntry } from '../sandbox-types.ts';

/** One line for a terminal. */
export function formatEntry({
  at,
  method,
  path,
  status,
  tookMs,
  clientId,
  refusal,
  faults,
}: JournalEntry): string {
  const why = (refusal?.problems ?? []).map(({ code, field, message }) =>
    [code, field, message].filter((part) => part !== null).join(' '),
  );
  const parts = [
    `${at} ${method} ${path} ${status ?? 'no answer'} ${tookMs} ms`,
    clientId ?? 'nobody',
    ...faults.map((kind) => `fault ${kind}`),
    ...why,
    ...(refusal?.rule ? [`by ${refusal.rule}`] : []),
  ];
  return parts.join(' · ');
}
