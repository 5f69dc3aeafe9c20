import type { ParsedQueryOf } from '@tapwright/contracts/call';
import { type BookedKind, downloadStatement as downloadStatementCall } from '@tapwright/contracts/ledger';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { Database } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Cell, Sheet } from '../../../platform/sheets/sheet.ts';
import { writeSheet } from '../../../platform/sheets/write-sheet.ts';
import type { Download } from '../../downloads/index.ts';
import { teamWrite } from '../../writes/index.ts';
import type { Book } from '../ledger-store.ts';
import { findBook } from './find-book.ts';
import { kindsShown } from './find-statement.ts';
import { type BookedRow, countBooked, listBooked } from './statement-store.ts';

const readAtOnce = 1_000;

/** Oldest first, as an account is kept. */
export async function downloadStatement(
  context: TeamContext,
  { show, format }: ParsedQueryOf<typeof downloadStatementCall>,
): Promise<Download> {
  const { database, membership, translate, language, clock } = context;
  const book = await findBook(database.write, membership.teamId);
  const kinds = kindsShown(show);
  const rowCount = await countBooked(database.write, book, kinds);
  await teamWrite(context, downloadStatementCall, async ({ record }) =>
    (await record('finance.statementExported', { after: { fileFormat: format, rowCount } })).done(null),
  );
  const sheet = describeSheet(context, book, readRows(database, book, kinds, context));
  const name = `${translate(language, 'finance:statement.file')} ${clock.now().toISOString().slice(0, 10)}.${format}`;
  return { name, pieces: writeSheet(sheet, format) };
}

async function* readRows(
  { write }: Database,
  book: Book,
  kinds: readonly BookedKind[] | undefined,
  context: TeamContext,
): AsyncGenerator<Cell[]> {
  let above = 0;
  for (;;) {
    const rows = await listBooked(write, book, {
      kinds,
      above,
      order: 'oldest',
      limit: readAtOnce,
      offset: 0,
    });
    for (const row of rows) yield writeRow(row, book, context);
    above = rows.at(-1)?.number ?? 0;
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
  { translate, language }: TeamContext,
  { teamName, currency }: Book & { teamName: string },
  rows: AsyncGenerator<Cell[]>,
): Sheet {
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
      ],
    },
  };
}
