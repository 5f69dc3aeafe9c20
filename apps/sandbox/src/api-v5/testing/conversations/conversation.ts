import type { EndpointNameV5 } from '@tapwright/apple-ads-v5/endpoints';
import type { Conversation as Any } from '../../../testing/conversations/conversation.ts';

export type Conversation = Any<EndpointNameV5>;

export const condition = (field: string, operator: string, ...values: string[]) => ({
  field,
  operator,
  values,
});

export const selectorOf = (...conditions: object[]) => ({
  conditions,
  orderBy: [{ field: 'id', sortOrder: 'ASCENDING' }],
  pagination: { offset: 0, limit: 1000 },
});
