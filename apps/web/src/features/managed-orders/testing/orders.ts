import type { QueuedOrder, QueuedOrderView } from '@tapwright/contracts/managed-order-queue';
import type { OrderMessage, OrderView } from '@tapwright/contracts/managed-orders';

export const message: OrderMessage = {
  messageId: 1,
  kind: 'words',
  by: 'Jonas Weber',
  isOwn: false,
  isStaff: true,
  body: 'The US campaign stops before evening on most days.',
  state: null,
  proposal: null,
  files: [],
  createdAt: '2026-11-20T09:12:00Z',
  readBy: null,
  readAt: null,
};

export const submitted: OrderView = {
  teamId: 7,
  orderId: 1042,
  state: 'submitted',
  stateSince: '2026-11-20T09:00:00Z',
  app: { adamId: '1600000004', name: 'Lingo Harbor' },
  storefronts: ['DE', 'AT'],
  currency: 'USD',
  budget: 800_000,
  madeBy: 'Mei Lin',
  submittedAt: '2026-11-20T09:00:00Z',
  dueAt: '2999-11-23T09:00:00Z',
  staff: null,
  asks: null,
  unread: 0,
  revision: 2,
  madeAt: '2026-11-20T08:40:00Z',
  savedAt: '2026-11-20T08:59:00Z',
  form: {
    app: null,
    storefronts: [],
    goal: 'installs',
    cpa: '',
    budget: '',
    weeks: '8',
    startsOn: '',
    needs: '',
  },
  goal: 'installs',
  cpa: 280,
  weeks: 8,
  startsOn: '2026-12-01',
  needs: 'No road navigation words',
  reason: null,
  campaignGroupId: null,
  campaignGroup: null,
  files: [],
  messages: [
    { ...message, messageId: 1, kind: 'state', state: 'submitted', body: '', isStaff: false, by: 'Mei Lin' },
  ],
  money: { spent: 0, reserved: 0, available: 1_842_055 },
  months: { currency: null, list: [] },
};

export const running: OrderView = {
  ...submitted,
  state: 'running',
  staff: 'Jonas Weber',
  campaignGroupId: 3,
  campaignGroup: 'Lingo Harbor',
  money: { spent: 211_959, reserved: 380_403, available: 1_842_055 },
  months: {
    currency: 'USD',
    list: [{ month: '2026-11', spend: '543.12', installs: 256, cpa: '2.12', changeSets: 12 }],
  },
};

export const queuedLine: QueuedOrder = {
  ...submitted,
  teamName: 'Halden Labs',
  isOwnTeam: false,
  isMine: false,
  waitsSince: '2026-11-20T09:00:00Z',
};

export const queuedOrder: QueuedOrderView = { ...submitted, ...queuedLine, freeGroups: [] };
