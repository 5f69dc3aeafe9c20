import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findInvoicedPeriods as call, InvoicedPeriod } from '@tapwright/contracts/apple-invoices';
import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { nameInvoiceFinding } from '@tapwright/domain/invoice-finding';
import { minorOfMicros } from '@tapwright/domain/spend-of-day';
import { dayIn } from '@tapwright/domain/zones';
import type { PersonContext } from '../../platform/http/context.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { type ComparedPeriod, listComparedPeriods } from './invoices-store.ts';

/** A period is over when its last day is, by the ad account's clock. */
export async function findInvoicedPeriods(
  context: PersonContext,
  { show, pageNum, pageSize }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const now = estimateAppleTime(context);
  const periods = (await listComparedPeriods(context.database.write)).map((row) => viewPeriod(row, now));
  const differing = periods.filter(({ finding }) => finding !== 'equal' && finding !== 'open');
  const shown = show === 'all' ? periods : differing;
  const from = (pageNum - 1) * pageSize;
  return {
    list: shown.slice(from, from + pageSize),
    total: shown.length,
    differing: differing.length,
  };
}

function viewPeriod(row: ComparedPeriod, now: Date): InvoicedPeriod {
  const { timeZone, reportedMicros, isWholeRead, ...period } = row;
  const decimals = currencyDecimals[findCurrency(row.currency) ?? 'USD'];
  const reported = minorOfMicros(reportedMicros, decimals);
  const { invoiced, booked, toDay } = row;
  const isOver = toDay < dayIn(timeZone, now);
  const finding = nameInvoiceFinding({ invoiced, reported, booked, isOver, isWholeRead });
  return { ...period, reported, finding };
}
