import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messageOfIssue } from './field-message.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(20)),
  code: z.string().check(z.minLength(4)),
  bid: z.number().check(z.gte(0.01), z.lte(1000)),
  page: z.int(),
  match: z.enum(['exact', 'broad']),
  account: z.string().check(z.refine((text) => text === 'admin', 'accounts:rules.loginAccount')),
  day: z.iso.date(),
  tags: z.array(z.string()).check(z.maxLength(2)),
});
const good = {
  name: 'a',
  code: '1234',
  bid: 1,
  page: 1,
  match: 'exact',
  account: 'admin',
  day: '2026-01-31',
  tags: [],
};

const messagesOf = (wrong: object) => {
  const { error } = z.safeParse(schema, { ...good, ...wrong }, { reportInput: true });
  return error?.issues.map((issue) => [issue.path.join('.'), messageOfIssue(issue)]);
};

test.for<[object, string, object]>([
  [{ name: undefined }, 'name', { key: 'errors:fields.required' }],
  [{ name: null }, 'name', { key: 'errors:fields.required' }],
  [{ name: '' }, 'name', { key: 'errors:fields.required' }],
  [{ name: 'x'.repeat(21) }, 'name', { key: 'errors:fields.tooLong', values: { count: 20 } }],
  [{ name: 5 }, 'name', { key: 'errors:fields.wrongForm' }],
  [{ code: '12' }, 'code', { key: 'errors:fields.tooShort', values: { count: 4 } }],
  [{ bid: 0 }, 'bid', { key: 'errors:fields.atLeast', values: { lowest: 0.01 } }],
  [{ bid: 1001 }, 'bid', { key: 'errors:fields.atMost', values: { highest: 1000 } }],
  [{ bid: '1' }, 'bid', { key: 'errors:fields.number' }],
  [{ page: 1.5 }, 'page', { key: 'errors:fields.wholeNumber' }],
  [{ match: 'near' }, 'match', { key: 'errors:fields.oneOf' }],
  [{ account: 'me' }, 'account', { key: 'accounts:rules.loginAccount' }],
  [{ day: 'today' }, 'day', { key: 'errors:fields.wrongForm' }],
  [{ tags: ['a', 'b', 'c'] }, 'tags', { key: 'errors:fields.wrongForm' }],
])('%j is reported as %s: %j', ([wrong, field, message]) => {
  expect(messagesOf(wrong)).toEqual([[field, message]]);
});

test('a field nobody knows is reported in a strict form', () => {
  const { error } = z.safeParse(z.strictObject({}), { extra: 1 });
  expect(error?.issues.map(messageOfIssue)).toEqual([{ key: 'errors:fields.unknown' }]);
});
