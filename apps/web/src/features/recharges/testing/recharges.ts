import type { QueuedRecharge, Recharge } from '@tapwright/contracts/recharges';
import { makeReference } from '@tapwright/domain/remittance-reference';

export const begun: Recharge = {
  teamId: 7,
  rechargeId: 1,
  way: 'remittance',
  state: 'begun',
  reference: makeReference(() => 3),
  currency: 'USD',
  amount: 1_000_000,
  creditedAmount: null,
  madeBy: 'Mei Lin',
  madeAt: '2026-11-19T14:52:00Z',
  submittedAt: null,
  dueAt: null,
  sentAt: null,
  serialNumber: null,
  payerName: null,
  hasProof: false,
  question: null,
  answer: null,
  decidedAt: null,
  reason: null,
  payUrl: null,
  receiptNumber: null,
};

export const queued: QueuedRecharge = {
  ...begun,
  state: 'submitted',
  submittedAt: '2026-11-19T15:10:00Z',
  dueAt: '2999-11-21T15:10:00Z',
  sentAt: '2026-11-19T15:04:00Z',
  serialNumber: 'FT26323-88410',
  payerName: 'Halden Labs Ltd.',
  hasProof: true,
  teamName: 'Halden Labs',
  isOwnTeam: false,
  sameElsewhere: 0,
  decidedBy: null,
};
