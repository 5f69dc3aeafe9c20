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
import {
  left,
  line,
  makeRoom,
  normal,
  pale,
  small,
  strong,
  width,
  writeFoot,
  writeHead,
  writeParties,
} from '../../../platform/pdf/document-parts.ts';
import { openPage, type PdfPage } from '../../../platform/pdf/pdf-page.ts';
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
type Words = Pick<Context, 'translate' | 'language'>;
type Column = 'available' | 'reserved' | 'spent' | 'refund' | 'owed';
type Row = { what: string; note: string; figures: string[]; isStrong: boolean };

const columnWidth = 82;
/** A row whose name takes three lines; no kind of booking takes more. */
const rowHeight = 74;
const spendLineHeight = 18;
const noteHeight = 30;

/** A figure is never broken: where one is longer than the column, all of them are written smaller. */
const figureSize = (rows: readonly Row[]) => {
  const longest = Math.max(...rows.flatMap(({ figures }) => figures.map(({ length }) => length)));
  return Math.min(normal.size, (columnWidth - 2) / (longest * 0.51));
};

/** Those that say something: a month without a refund or a debt has no column of them. */
function findColumns({ month: { before, after }, kinds }: MonthFacts): Column[] {
  const isMoved = (column: Column) => kinds.some((kind) => kind[column] !== 0);
  return [
    'available',
    'reserved',
    'spent',
    ...(isMoved('refund') ? (['refund'] as const) : []),
    ...(isMoved('owed') || before.owed + after.owed !== 0 ? (['owed'] as const) : []),
  ];
}

/** What stands on it, in the reader's words; the page only places it. */
function describe(facts: MonthFacts, { translate, language }: Words) {
  const { month, days, book, issuer, kinds, spend } = facts;
  const { currency, teamName } = book;
  const amount = (minor: number) =>
    formatAmount(language, { amount: toAmount(moneyOf(minor, currency)), currency });
  const counted = (count: number) => ({ count, figure: formatCount(language, count) });
  const change = (minor: number) => (minor === 0 ? noFigure : `${minor > 0 ? '+' : ''}${amount(minor)}`);
  const columns = findColumns(facts);
  const end = (which: 'before' | 'after', day: string): Row => {
    const spent = which === 'after' ? month.spent : undefined;
    const stood = { ...month[which], spent, refund: undefined };
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
type Described = ReturnType<typeof describe>;

export async function writeMonth(facts: MonthFacts, words: Words): Promise<Buffer> {
  const described = describe(facts, words);
  const page = await openPage({
    language: words.language,
    title: described.title,
    madeAt: new Date(`${addDays(facts.days.to, 1)}T00:00:00Z`),
    texts: ['Tapwright', JSON.stringify(described)],
  });
  const y = writeParties(page, described, writeHead(page, described));
  writeSpend(page, described, writeRows(page, described, y + 26) + 22);
  writeFoot(page, described.foot);
  return page.end();
}

/** On each sheet anew. */
function writeHeads(page: PdfPage, { unit, heads }: Described, y: number): number {
  const ends = heads.map((head, place) =>
    page.write(head, boxOf(heads, place, y), { ...small, align: 'end' }),
  );
  const box = { x: left, y, width: labelWidthOf(heads) };
  const next = Math.max(page.write(unit, box, small), ...ends) + 5;
  page.rule({ x: left, y: next, width }, line);
  return next;
}

const labelWidthOf = (heads: readonly string[]) => width - heads.length * columnWidth - 6;
const boxOf = (heads: readonly string[], place: number, y: number) => ({
  x: columnX(place, heads.length),
  y,
  width: columnWidth,
});
const columnX = (place: number, count: number) => left + width - (count - place) * columnWidth;

function writeRows(page: PdfPage, described: Described, y: number): number {
  const { heads, rows, foot, again } = described;
  const labelWidth = labelWidthOf(heads);
  const size = figureSize(rows);
  let next = writeHeads(page, described, y);
  for (const { what, note, figures, isStrong } of rows) {
    const style = isStrong ? strong : normal;
    const from = makeRoom(page, { y: next, height: rowHeight, foot, again });
    next = (from < next ? writeHeads(page, described, from) : from) + 8;
    for (const [place, figure] of figures.entries())
      page.write(figure, boxOf(heads, place, next), { ...style, size, align: 'end' });
    next = page.write(what, { x: left, y: next, width: labelWidth }, style);
    next = page.write(note, { x: left, y: next, width: labelWidth }, small) + 7;
    page.rule({ x: left, y: next, width }, line);
  }
  return next;
}

/** By the month in which Apple counts it: what came late, or was corrected, is of an earlier one. */
function writeSpend(page: PdfPage, { spendHead, spend, note, foot, again }: Described, y: number): void {
  const height = (spend.length + 1) * spendLineHeight + noteHeight;
  let next = makeRoom(page, { y, height, foot, again });
  if (spend.length > 0) {
    next = page.write(spendHead, { x: left, y: next, width }, strong) + 4;
    for (const [label = '', amount = ''] of spend) {
      page.write(amount, { x: left, y: next, width: 300 }, { ...normal, align: 'end' });
      next = page.write(label, { x: left, y: next, width: 200 }, { ...normal, colour: pale }) + 3;
    }
    next += 12;
  }
  page.write(note, { x: left, y: next, width: 420 }, small);
}
