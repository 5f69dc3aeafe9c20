import type { Fapiao } from '@tapwright/contracts/fapiao';
import type { FapiaoRow } from './fapiao-store.ts';

type Viewed = FapiaoRow & { askedByName: string; reversed: number; reversedNumber: string | null };

export const viewFapiao = (row: Viewed): Fapiao => ({
  teamId: row.teamId,
  fapiaoId: row.fapiaoId,
  state: row.state,
  kind: row.kind,
  title: row.title,
  taxNumber: row.taxNumber,
  amount: row.amount,
  note: row.note,
  askedBy: row.askedByName,
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  number: row.number,
  reverses: row.reversedNumber,
  reversed: row.reversed,
});
