import { getDay } from '@tapwright/domain/days';
import { createServerTranslator } from '@tapwright/i18n/server';
import { expect, test } from 'vitest';
import { describeMonth, type MonthFacts } from './describe-month.ts';

const { translate } = createServerTranslator({ strict: true });
const standing = { available: 60_000, reserved: 20_000, refund: 0, owed: 0 };
const facts: MonthFacts = {
  month: { month: '2026-09', bookings: 0, cameIn: 0, spent: 0, before: standing, after: standing },
  days: { from: getDay('2026-09-01'), to: getDay('2026-09-30') },
  book: { teamId: 1, currency: 'USD', teamName: 'Halden Labs' },
  issuer: { name: 'Tapwright', lines: [], isSample: false },
  kinds: [],
  spend: [],
};
const describe = (month: Partial<MonthFacts['month']>, more: Partial<MonthFacts> = {}) =>
  describeMonth({ ...facts, ...more, month: { ...facts.month, ...month } }, { translate, language: 'en' });

test('what is set aside to be paid back stands at both ends, so that no money is missing between them', () => {
  const refunding = { ...standing, available: 28_000, refund: 32_000 };
  const none = { bookings: 1, reserved: 0, spent: 0, owed: 0 };
  const kinds = [{ ...none, kind: 'refundBegin', available: -32_000, refund: 32_000 } as const];
  const { heads, rows } = describe({ after: refunding }, { kinds });
  expect(heads.at(-1)).toBe('Being refunded');
  expect(rows.map(({ figures }) => [figures[0], figures.at(-1)])).toEqual([
    ['600.00', '0.00'],
    ['−320.00', '+320.00'],
    ['280.00', '320.00'],
  ]);
});

test('it stands there too in a month in which none of it moved, and not where there is none', () => {
  const refunding = { ...standing, refund: 32_000 };
  const { heads, rows } = describe({ before: refunding, after: refunding });
  expect(heads.at(-1)).toBe('Being refunded');
  expect(rows.map(({ figures }) => figures.at(-1))).toEqual(['320.00', '320.00']);
  expect(describe({}).heads).toEqual(['Available', 'Reserved', 'Spent']);
});
