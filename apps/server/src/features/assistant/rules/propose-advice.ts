import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { addDays } from '@tapwright/domain/days';
import { amountOfMicros } from '@tapwright/domain/money';
import { dayIn } from '@tapwright/domain/zones';
import type { OpenAdvice, ToldFigures } from '../../apple-advice/index.ts';
import { monthly } from './monthly.ts';
import type { Proposal, ToldByApple } from './proposals.ts';

/** That Apple looks back, and ahead. */
const adviceDays = 7;

/** What Apple recommends, as it tells it; the same for a campaign keeps its number from one week to the next. */
export function proposeAdvice(advice: readonly OpenAdvice[]): Proposal[] {
  const newest = new Map(advice.map((one) => [subjectOf(one), one]));
  return [...newest].flatMap(([subject, one]): Proposal[] => {
    const { adamId, countries, campaignId, adviceId, currency } = one;
    const micros = readerOf(currency);
    const amount = (value: number) => amountOfMicros(value, currency);
    const recommended = micros(one.recommendedMinor);
    const today = dayIn('UTC', one.readAt);
    const told = {
      adviceId,
      last: figuresIn(micros, one.figures.last),
      expected: figuresIn(micros, one.figures.expected),
      recommended,
      expiresAt: one.expiresAt?.toISOString() ?? null,
    };
    const base = {
      kind: 'apple' as const,
      subject,
      adamId,
      countries,
      currency,
      campaignIds: [campaignId],
      days: { from: addDays(today, -adviceDays), to: addDays(today, -1) },
    };
    if (one.kind === 'targetCpa')
      return [
        {
          ...base,
          worth: monthly(Math.max(0, (told.expected.spend ?? 0) - (told.last.spend ?? 0)), adviceDays),
          edits: { campaigns: [{ campaignId, targetCpa: amount(recommended), adviceId }] },
          evidence: { of: 'appleTargetCpa', ...told },
        },
      ];
    if (one.presentMinor === null) return [];
    const cap = micros(one.presentMinor);
    const before = { dailyCap: amount(cap) };
    return [
      {
        ...base,
        worth: monthly(Math.abs(recommended - cap), 1),
        edits: { campaigns: [{ campaignId, dailyCap: amount(recommended), adviceId, before }] },
        evidence: { of: 'appleBudget', ...told, cap },
      },
    ];
  });
}

const subjectOf = ({ kind, campaignId }: OpenAdvice): string => `apple ${kind} ${campaignId}`;

function readerOf(currency: string): (minor: number) => number {
  const unit = 10 ** (6 - currencyDecimals[findCurrency(currency) ?? 'USD']);
  return (minor) => minor * unit;
}

function figuresIn(
  micros: (minor: number) => number,
  { spend, taps, installs, cpa }: ToldFigures,
): ToldByApple {
  const money = (minor: number | null) => (minor === null ? null : micros(minor));
  return { spend: money(spend), taps, installs, cpa: money(cpa) };
}
