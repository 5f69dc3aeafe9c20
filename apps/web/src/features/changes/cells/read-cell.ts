import type { Finding, RefusalReason } from '@tapwright/domain/ad-verdicts';
import { findCurrency } from '@tapwright/domain/currencies';
import { parseAmount, toAmount } from '@tapwright/domain/money';
import { readTypedAmount } from '@tapwright/domain/typed-amount';
import { readTypedTime } from '@tapwright/domain/typed-time';
import { fromWallTime, toWallTime } from '../../../platform/words/wall-time.ts';
import { clockOf, isTimeField, writeTime } from './cell-fields.ts';
import type { AdObject, CellField } from '../change.ts';
import { judgeSettings } from '../settings/judge-settings.ts';
import { namedAmounts } from './named-amounts.ts';
import { type AdDetails, readSettings } from '../settings/read-settings.ts';

type TimeField = 'startTime' | 'endTime';
type Cell = { readonly object: AdObject; readonly field: CellField };
/** `after`: as it is sent, undefined where nothing can be read; `written`: as one reads it. */
export type CellRead = {
  readonly after: string | null | undefined;
  readonly written: string;
  readonly refusal?: Finding<RefusalReason> | undefined;
};

const minorOf = (amount: string | undefined, { currency }: AdDetails): number | null => {
  const money = parseAmount(amount ?? '', findCurrency(currency) ?? 'USD');
  return typeof money === 'string' ? null : money.minor;
};

/** What stands, as one types it; of a keyword without a bid of its own that of its ad group. */
export function typeStanding(details: AdDetails, field: CellField): string {
  const own = readSettings(details)[field] ?? '';
  if (isTimeField(field)) return writeTime(details.timeZone, own);
  if (own !== '' || details.kind !== 'keyword' || details.adGroup === null) return own;
  return readSettings({ ...details, kind: 'adGroup' }).bid ?? '';
}

/** What was typed, and what the rules known here say of it. */
export function readCell(details: AdDetails, { object, field }: Cell, typed: string): CellRead {
  if (field === 'startTime' || field === 'endTime') return readTime(details, field, typed);
  if (field === 'name') return judged(details, field, typed, typed.trim());
  // Of these two there may be none.
  if (typed.trim() === '' && (field === 'totalBudget' || field === 'cpaGoal'))
    return judged(details, field, '', '');
  const stands = minorOf(typeStanding(details, field), details);
  const currency = findCurrency(details.currency) ?? 'USD';
  const amount = readTypedAmount(typed, stands, currency, namedAmounts(object));
  if (typeof amount === 'string')
    return { after: undefined, written: '', refusal: { field, reason: amount } };
  const after = toAmount(amount);
  return judged(details, field, after, after);
}

function readTime(details: AdDetails, field: TimeField, typed: string): CellRead {
  const { timeZone } = details;
  const wall = readTypedTime(typed, {
    stands: toWallTime(timeZone, readSettings(details)[field] ?? null),
    today: toWallTime(timeZone, details.now).slice(0, 10),
    clock: clockOf(field),
  });
  if (wall === undefined) return { after: undefined, written: '' };
  return judged(details, field, fromWallTime(timeZone, wall), wall.replace('T', ' '));
}

function judged(details: AdDetails, field: CellField, after: string | null, written: string): CellRead {
  const verdict = judgeSettings(details, { [field]: after });
  return { after, written, refusal: verdict.refused.find((one) => one.field === field) };
}
