import type { ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type BookedKind,
  downloadStatement as downloadStatementCall,
  type StatementDays,
} from '@tapwright/contracts/ledger';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { Database } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Cell, Sheet } from '../../../platform/sheets/sheet.ts';
import { writeSheet } from '../../../platform/sheets/write-sheet.ts';
import type { Download } from '../../downloads/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { dayOf } from '../booking/day-of.ts';
import type { Book, LedgerCurrency } from '../ledger-store.ts';
import { cutToDaysOver, findBlock, readEnds } from './find-block.ts';
import { findBook } from './find-book.ts';
import { kindsShown } from './find-statement.ts';
import { type Block, type BookedRow, countBooked, listBooked } from './statement-store.ts';

const readAtOnce = 1_000;

/** Oldest first, as an account is kept. */
export async function downloadStatement(
  context: TeamContext,
  { show, format, ...asked }: ParsedQueryOf<typeof downloadStatementCall>,
): Promise<Download> {
  const { database, membership, translate, language, clock } = context;
  const book = await findBook(database.write, membership.teamId);
  const kinds = kindsShown(show);
  const days = cutToDaysOver(asked, clock.now());
  const block = await findBlock(database.write, book, days);
  const ends = days === undefined ? undefined : await readEnds(database.write, book, days, block);
  const rowCount = await countBooked(database.write, book, kinds, block);
  const range = days === undefined ? {} : { fromDay: days.from, toDay: days.to };
  await teamWrite(context, downloadStatementCall, async ({ record }) =>
    (await record('finance.statementExported', { after: { fileFormat: format, rowCount, ...range } })).done(
      null,
    ),
  );
  const sheet = describeSheet(context, book, {
    rows: readRows(database, book, { kinds, ...block }, context),
    ends,
  });
  const of = days === undefined ? dayOf(clock.now()) : `${days.from} ${days.to}`;
  const name = `${translate(language, 'finance:statement.file')} ${of}.${format}`;
  return { name, pieces: writeSheet(sheet, format) };
}

async function* readRows(
  { write }: Database,
  book: Book,
  { above: before, ...which }: Block & { kinds: readonly BookedKind[] | undefined },
  context: TeamContext,
): AsyncGenerator<Cell[]> {
  let above = before;
  for (;;) {
    const rows = await listBooked(write, book, {
      ...which,
      above,
      order: 'oldest',
      limit: readAtOnce,
      offset: 0,
    });
    for (const row of rows) yield writeRow(row, book, context);
    above = rows.at(-1)?.number ?? above;
    if (rows.length < readAtOnce) return;
  }
}

function writeRow(row: BookedRow, { currency }: Book, { translate, language }: TeamContext): Cell[] {
  const amount = (minor: number) => toAmount(moneyOf(minor, currency));
  return [
    row.number,
    row.bookedAt.toISOString(),
    row.effectiveOn,
    translate(language, `finance:statement.kinds.${row.kind}`),
    [row.subject, row.campaignName].filter(Boolean).join(', '),
    amount(row.available),
    amount(row.reserved),
    amount(row.spent),
    amount(row.owed),
    amount(row.availableAfter),
    amount(row.reservedAfter),
  ];
}

function describeSheet(
  context: TeamContext,
  { teamName, currency }: Book & { teamName: string },
  { rows, ends }: { rows: AsyncGenerator<Cell[]>; ends: StatementDays | undefined },
): Sheet {
  const { translate, language } = context;
  const unit = currency === 'CNY' ? 'RMB' : 'USD';
  const amount = (key: 'available' | 'reserved' | 'spent' | 'owed' | 'availableAfter' | 'reservedAfter') =>
    ({ head: translate(language, `finance:statement.${key}`), kind: 'amount' }) as const;
  const text = (key: 'number' | 'bookedAt' | 'effectiveOn' | 'what' | 'about') =>
    ({
      head: translate(language, `finance:statement.${key}`),
      kind: key === 'number' ? 'count' : 'text',
    }) as const;
  return {
    name: translate(language, 'finance:statement.file'),
    columns: [
      text('number'),
      text('bookedAt'),
      text('effectiveOn'),
      text('what'),
      text('about'),
      amount('available'),
      amount('reserved'),
      amount('spent'),
      amount('owed'),
      amount('availableAfter'),
      amount('reservedAfter'),
    ],
    rows,
    about: {
      name: translate(language, 'finance:file.about'),
      lines: () => [
        [translate(language, 'finance:file.team'), teamName],
        [translate(language, 'finance:statement.currency'), unit],
        ...(ends === undefined ? [] : describeEnds(context, ends, currency)),
      ],
    },
  };
}

function describeEnds(
  { translate, language }: TeamContext,
  { from, to, before, after }: StatementDays,
  currency: LedgerCurrency,
): (readonly [string, string])[] {
  const amount = (minor: number) => toAmount(moneyOf(minor, currency));
  return [
    [translate(language, 'finance:file.from'), from],
    [translate(language, 'finance:file.to'), to],
    [translate(language, 'finance:statement.before.available'), amount(before.available)],
    [translate(language, 'finance:statement.before.reserved'), amount(before.reserved)],
    [translate(language, 'finance:statement.after.available'), amount(after.available)],
    [translate(language, 'finance:statement.after.reserved'), amount(after.reserved)],
  ];
}
