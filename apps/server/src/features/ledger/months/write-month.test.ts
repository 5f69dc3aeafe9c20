import { bookedKinds } from '@tapwright/contracts/ledger';
import { getDay } from '@tapwright/domain/days';
import { languages } from '@tapwright/i18n/languages';
import { createServerTranslator } from '@tapwright/i18n/server';
import { expect, test } from 'vitest';
import type { MonthFacts } from './describe-month.ts';
import { writeMonth } from './write-month.ts';

const { translate } = createServerTranslator({ strict: true });
const standing = { available: 1_000_000, reserved: 50_000, refund: 0, owed: 0 };

const sumOf = (kind: (typeof bookedKinds)[number]) => ({
  kind,
  bookings: 12,
  available: 10_000_000_000,
  reserved: -10_000_000_000,
  spent: 1,
  refund: -1,
  owed: 1,
});

const facts = (kinds: MonthFacts['kinds']): MonthFacts => ({
  month: { month: '2026-09', bookings: 12, cameIn: 1, spent: 1, before: standing, after: standing },
  days: { from: getDay('2026-09-01'), to: getDay('2026-09-30') },
  book: { teamId: 1, currency: 'CNY', teamName: 'Halden Labs' },
  issuer: { name: 'Tapwright', lines: ['One', 'Two', 'Three', 'Four', 'Five'], isSample: true },
  kinds,
  spend: ['2026-07', '2026-08', '2026-09'].map((month) => ({ month, spent: 12 })),
});

const countSheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.each(languages)('what does not fit on one sheet stands on the next, in %s', async (language) => {
  const words = { translate, language };
  const few = await writeMonth(facts(bookedKinds.slice(0, 3).map(sumOf)), words);
  const all = await writeMonth(facts(bookedKinds.map(sumOf)), words);
  expect([countSheets(few), countSheets(all)]).toEqual([1, 2]);
});
