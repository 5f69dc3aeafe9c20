import type { Fapiao, QueuedFapiao } from '@tapwright/contracts/fapiao';

export const requested: Fapiao = {
  teamId: 7,
  fapiaoId: 3,
  state: 'requested',
  kind: 'special',
  title: '岚木网络有限公司',
  taxNumber: '91350100M000100Y43',
  amount: 6_000_000,
  note: '',
  askedBy: '林晓',
  askedAt: '2026-11-18T08:00:00Z',
  decidedAt: null,
  reason: null,
  number: null,
  reverses: null,
  reversed: 0,
};

export const queuedRequest: QueuedFapiao = {
  ...requested,
  teamName: 'Lanmu',
  invoiceable: 4_000_000,
  decidedBy: null,
  isOwnTeam: false,
};
