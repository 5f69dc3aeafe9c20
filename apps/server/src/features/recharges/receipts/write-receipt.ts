import { moneyOf, toAmount } from '@tapwright/domain/money';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatStamp } from '@tapwright/i18n/format-instant';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Context } from '../../../platform/http/context.ts';
import { type PdfPage, openPage } from '../../../platform/pdf/pdf-page.ts';
import { mark, markColour } from '../../../platform/pdf/mark.ts';
import type { Receipt } from './receipts-store.ts';
import { writeReceiptNumber } from './write-receipt-number.ts';

type Words = Pick<Context, 'translate' | 'language'>;

const left = 54;
const width = 487;
const half = left + 258;
const pale = '#5b6663';
const line = '#d5dbd9';
const small = { size: 9, colour: pale } as const;
const normal = { size: 10.5 } as const;
const strong = { size: 10.5, isStrong: true } as const;

/** What stands on it, in the reader's words; the page only places it. */
function describe({ year, number, issuedAt, facts }: Receipt, { translate, language }: Words) {
  const { way, provider, reference, serialNumber, currency, sentAt } = facts;
  const amount = (minor: number) =>
    formatAmount(language, { amount: toAmount(moneyOf(minor, currency)), currency });
  const unit = currency === 'CNY' ? 'RMB' : 'USD';
  const issuedOn = formatDay(language, issuedAt.toISOString().slice(0, 10));
  const bySerial =
    serialNumber === null ? '' : translate(language, 'receipts:serial', { number: serialNumber });
  const difference = facts.credited - facts.amount;
  const details: [string, string][] = [
    [
      translate(language, 'receipts:sent'),
      sentAt === null ? '' : formatStamp(language, new Date(sentAt), 'UTC'),
    ],
    [
      translate(language, 'receipts:creditedAt'),
      `${formatStamp(language, new Date(facts.creditedAt), 'UTC')} UTC`,
    ],
    [translate(language, 'receipts:before'), `${amount(facts.availableBefore)} ${unit}`],
    [translate(language, 'receipts:repaid'), facts.repaid === 0 ? '' : `${amount(facts.repaid)} ${unit}`],
    [translate(language, 'receipts:after'), `${amount(facts.availableAfter)} ${unit}`],
    [translate(language, 'receipts:confirmedBy'), provider ?? 'Tapwright'],
  ];
  return {
    title: translate(language, 'receipts:title'),
    number: translate(language, 'receipts:number', {
      number: writeReceiptNumber(year, number),
      day: issuedOn,
    }),
    by: [translate(language, 'receipts:by'), facts.issuer.name, ...facts.issuer.lines],
    from: [translate(language, 'receipts:from'), facts.payerName ?? facts.teamName],
    head: [translate(language, 'receipts:for'), unit],
    lines: [
      {
        what: translate(language, 'receipts:what', { team: facts.teamName }),
        note: [translate(language, `receipts:ways.${way}`), reference, bySerial].filter(Boolean).join(', '),
        amount: amount(facts.amount),
      },
      ...(difference === 0
        ? []
        : [
            {
              what: translate(language, difference < 0 ? 'receipts:less' : 'receipts:more'),
              note: facts.reason ?? '',
              amount: amount(difference),
            },
          ]),
    ],
    credited: [translate(language, 'receipts:credited'), `${amount(facts.credited)} ${unit}`],
    details: details.filter(([, value]) => value !== ''),
    note: translate(language, 'receipts:note'),
    sample: facts.issuer.isSample ? translate(language, 'receipts:sample') : '',
    foot: translate(language, 'receipts:foot', { day: issuedOn }),
  };
}
type Described = ReturnType<typeof describe>;

export async function writeReceipt(receipt: Receipt, words: Words): Promise<Buffer> {
  const described = describe(receipt, words);
  const page = await openPage({
    language: words.language,
    title: `${described.title} ${described.number}`,
    madeAt: receipt.issuedAt,
    texts: ['Tapwright', JSON.stringify(described)],
  });
  const y = writeParties(page, described, writeHead(page, described));
  const after = writeLines(page, described, y + 26);
  writeDetails(page, described, after + 30);
  page.rule({ x: left, y: 790, width }, line);
  page.write(described.foot, { x: left, y: 797, width }, { size: 8.5, colour: pale });
  return page.end();
}

function writeHead(page: PdfPage, { title, number, sample }: Described): number {
  page.shape(mark, { x: 463, y: 56, scale: 0.75 }, markColour);
  page.write('Tapwright', { x: 480, y: 54, width: 61 }, { size: 12.5, isStrong: true, align: 'end' });
  page.write(title, { x: left, y: 48, width: 380 }, { size: 21, isStrong: true });
  const y = page.write(number, { x: left, y: 78, width: 380 }, { size: 10.5, colour: pale });
  const after =
    sample === '' ? y : page.write(sample, { x: left, y, width }, { size: 10.5, colour: '#a3261f' });
  page.rule({ x: left, y: after + 20, width }, line);
  return after + 32;
}

function writeParties(page: PdfPage, { by, from }: Described, y: number): number {
  const ends = [
    { x: left, texts: by },
    { x: half, texts: from },
  ].map(({ x, texts: [label = '', name = '', ...lines] }) => {
    const box = { x, width: 229 };
    let next = page.write(name, { ...box, y: page.write(label, { ...box, y }, small) + 3 }, strong);
    for (const text of lines) next = page.write(text, { ...box, y: next }, normal);
    return next;
  });
  return Math.max(...ends);
}

function writeLines(page: PdfPage, { head, lines, credited }: Described, y: number): number {
  const [what = '', unit = ''] = head;
  page.write(unit, { x: left, y, width }, { ...small, align: 'end' });
  let next = page.write(what, { x: left, y, width }, small) + 5;
  page.rule({ x: left, y: next, width }, line);
  for (const each of lines) {
    next += 9;
    page.write(each.amount, { x: left, y: next, width }, { ...normal, align: 'end' });
    next = page.write(each.what, { x: left, y: next, width: 370 }, normal);
    if (each.note !== '') next = page.write(each.note, { x: left, y: next, width: 370 }, small);
    next += 8;
    page.rule({ x: left, y: next, width }, line);
  }
  const [label = '', amount = ''] = credited;
  page.write(label, { x: half, y: next + 16, width: 100 }, strong);
  return page.write(
    amount,
    { x: half, y: next + 11, width: 229 },
    { size: 15, isStrong: true, align: 'end' },
  );
}

function writeDetails(page: PdfPage, { details, note }: Described, y: number): void {
  page.rule({ x: left, y, width }, line);
  let next = y + 14;
  for (const [label, value] of details) {
    page.write(label, { x: left, y: next, width: 110 }, { ...normal, colour: pale });
    next = page.write(value, { x: left + 114, y: next, width: 370 }, normal) + 3;
  }
  page.write(note, { x: left, y: next + 14, width: 380 }, { size: 9, colour: pale });
}
