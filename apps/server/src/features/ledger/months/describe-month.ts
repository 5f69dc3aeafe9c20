import { bookedKinds } from '@tapwright/contracts/ledger';
import type { ClosedMonth } from '@tapwright/contracts/ledger-months';
import { addDays } from '@tapwright/domain/days';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { DayRange } from '@tapwright/domain/ranges';
import { formatDay, formatDayRange, formatMonth } from '@tapwright/i18n/format-day';
import { formatList } from '@tapwright/i18n/format-list';
import { formatAmount } from '@tapwright/i18n/format-money';
import { formatCount, noFigure } from '@tapwright/i18n/format-number';
import type { Context } from '../../../platform/http/context.ts';
import type { Book } from '../ledger-store.ts';
import type { Issuer } from './find-issuer.ts';
import type { KindSum } from './months-store.ts';

export type MonthFacts = {
  month: ClosedMonth;
  days: DayRange;
  book: Book & { teamName: string };
  issuer: Issuer;
  kinds: readonly KindSum[];
  spend: readonly { month: string; spent: number }[];
};
export type Words = Pick<Context, 'translate' | 'language'>;
type Column = 'available' | 'reserved' | 'spent' | 'refund' | 'owed';
export type Row = { what: string; note: string; figures: string[]; isStrong: boolean };

/** Those that say something: a month without a refund or a debt has no column of them. */
function findColumns({ month: { before, after }, kinds }: MonthFacts): Column[] {
  const isMoved = (column: 'refund' | 'owed') =>
    kinds.some((kind) => kind[column] !== 0) || before[column] !== 0 || after[column] !== 0;
  return [
    'available',
    'reserved',
    'spent',
    ...(isMoved('refund') ? (['refund'] as const) : []),
    ...(isMoved('owed') ? (['owed'] as const) : []),
  ];
}

/** What stands on it, in the reader's words; the page only places it. */
export function describeMonth(facts: MonthFacts, { translate, language }: Words) {
  const { month, days, book, issuer, kinds, spend } = facts;
  const { currency, teamName } = book;
  const amount = (minor: number) =>
    formatAmount(language, { amount: toAmount(moneyOf(minor, currency)), currency });
  const counted = (count: number) => ({ count, figure: formatCount(language, count) });
  const change = (minor: number) => (minor === 0 ? noFigure : `${minor > 0 ? '+' : ''}${amount(minor)}`);
  const columns = findColumns(facts);
  const end = (which: 'before' | 'after', day: string): Row => {
    const spent = which === 'after' ? month.spent : undefined;
    const stood = { ...month[which], spent };
    return {
      what: translate(language, `finance:month.${which}`),
      note: formatDay(language, day),
      figures: columns.map((column) => (stood[column] === undefined ? '' : amount(stood[column]))),
      isStrong: true,
    };
  };
  const sums = bookedKinds.flatMap((kind) => kinds.filter((each) => each.kind === kind));
  const title = translate(language, 'finance:month.title', { month: formatMonth(language, days.from) });
  return {
    title,
    again: formatList(language, [title, teamName]),
    number: translate(language, 'finance:month.booked', {
      days: formatDayRange(language, days.from, days.to),
      ...counted(month.bookings),
    }),
    sample: issuer.isSample ? translate(language, 'receipts:sample') : '',
    by: [translate(language, 'finance:month.by'), issuer.name, ...issuer.lines],
    from: [translate(language, 'finance:month.of'), teamName],
    unit: currency === 'CNY' ? 'RMB' : 'USD',
    heads: columns.map((column) => translate(language, `finance:month.columns.${column}`)),
    rows: [
      end('before', days.from),
      ...sums.map((sum): Row => ({
        what: translate(language, `finance:statement.kinds.${sum.kind}`),
        note: translate(language, 'finance:month.bookings', counted(sum.bookings)),
        figures: columns.map((column) => change(sum[column])),
        isStrong: false,
      })),
      end('after', days.to),
    ],
    spendHead: translate(language, 'finance:month.spend'),
    spend: spend.map(({ month: spentIn, spent }) => [formatMonth(language, `${spentIn}-01`), amount(spent)]),
    note: translate(language, 'finance:month.note'),
    foot: translate(language, 'finance:month.foot', {
      day: formatDay(language, addDays(days.to, 1)),
    }),
  };
}
