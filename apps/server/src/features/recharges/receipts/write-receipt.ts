import { moneyOf, toAmount } from '@tapwright/domain/money';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatStamp } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { formatAmount } from '@tapwright/i18n/format-money';
import type { Context } from '../../../platform/http/context.ts';
import { type PdfPage, openPage } from '../../../platform/pdf/pdf-page.ts';
import {
  half,
  left,
  line,
  normal,
  pale,
  small,
  strong,
  width,
  writeFoot,
  writeHead,
  writeParties,
} from '../../../platform/pdf/document-parts.ts';
import type { Receipt } from './receipts-store.ts';
import { writeReceiptNumber } from './write-receipt-number.ts';

type Words = Pick<Context, 'translate' | 'language'>;

/** What stands on it, in the reader's words; the page only places it. */
function describe({ year, number, issuedAt, facts }: Receipt, { translate, language }: Words) {
  const { way, provider, reference, serialNumber, currency, sentAt } = facts;
  const amount = (minor: number) =>
    formatAmount(language, { amount: toAmount(moneyOf(minor, currency)), currency });
  const unit = currency === 'CNY' ? 'RMB' : 'USD';
  const issuedOn = formatDay(language, issuedAt.toISOString().slice(0, 10));
  const bySerial =
    serialNumber === null ? '' : translate(language, 'receipts:serial', { number: serialNumber });
  const alipay = translate(language, 'receipts:ways.alipay');
  const difference = facts.credited - facts.amount;
  const details: [string, string][] = [
    [
      translate(language, 'receipts:sent'),
      sentAt === null ? '' : `${formatStamp(language, new Date(sentAt), 'UTC')} UTC`,
    ],
    [
      translate(language, 'receipts:creditedAt'),
      `${formatStamp(language, new Date(facts.creditedAt), 'UTC')} UTC`,
    ],
    [translate(language, 'receipts:before'), `${amount(facts.availableBefore)} ${unit}`],
    [translate(language, 'receipts:repaid'), facts.repaid === 0 ? '' : `${amount(facts.repaid)} ${unit}`],
    [translate(language, 'receipts:after'), `${amount(facts.availableAfter)} ${unit}`],
    [translate(language, 'receipts:confirmedBy'), provider === 'Alipay' ? alipay : (provider ?? 'Tapwright')],
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
        note: formatList(
          language,
          [translate(language, `receipts:ways.${way}`), reference, bySerial].filter(Boolean),
        ),
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
  writeFoot(page, described.foot);
  return page.end();
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
