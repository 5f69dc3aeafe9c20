import type { OrderState } from '@tapwright/domain/managed-order-rules';
import type { Status } from '@tapwright/ui/feedback/status-glyph';

const glyphs: Readonly<Record<OrderState, Status>> = {
  draft: 'pending',
  submitted: 'sending',
  accepted: 'in-order',
  planned: 'proposed',
  approved: 'opening',
  running: 'running',
  paused: 'paused',
  done: 'in-order',
  refused: 'refused',
  cancelled: 'removed',
};

export const orderGlyph = (state: OrderState): Status => glyphs[state];
