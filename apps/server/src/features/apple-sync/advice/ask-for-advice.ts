import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { readWireTime } from '@tapwright/apple-ads/wire/values/time';
import { type Currency, currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import type { AdviceKind, ToldAdvice, ToldFigures } from '../../apple-advice/index.ts';

const pageSize = 1000;

const ofApp = (adamId: string) => [
  { field: 'promotedObjectId' as const, operator: 'EQUALS' as const, value: [adamId] },
  { field: 'promotedObjectType' as const, operator: 'EQUALS' as const, value: ['APPSTORE_APP'] },
];

type Money = { amount: string; currency?: string | null | undefined } | null | undefined;
type Options = { readonly signal: AbortSignal; readonly maxWaitMs?: number };

/** Undefined where the amount is in a currency that is not the ad account's, which nobody can compare. */
function minorOf(money: Money, currency: Currency): number | undefined {
  if (!money || (money.currency && findCurrency(money.currency) !== currency)) return undefined;
  const minor = Math.round(Number(money.amount) * 10 ** currencyDecimals[currency]);
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** A time that cannot be read is none: the recommendation stands until Apple stops naming it. */
function timeOf(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    return readWireTime(text).toISOString();
  } catch {
    return null;
  }
}

type Row = {
  id: string;
  campaignId?: string | null | undefined;
  state?: string | null | undefined;
  status?: string | null | undefined;
  promotedObjectId?: string | null | undefined;
  expirationTime?: string | null | undefined;
  installs?: number | null | undefined;
  taps?: number | null | undefined;
  spend?: Money;
  averageCPA?: Money;
  expectedInstalls?: number | null | undefined;
  expectedTaps?: number | null | undefined;
  expectedSpend?: Money;
};
type Amounts = { readonly present: Money; readonly recommended: Money; readonly expectedCpa: Money };

/** Without its campaign or its amount there is nothing to show; what is not open is left out. */
export function readRow(
  kind: AdviceKind,
  row: Row,
  amounts: Amounts,
  { adamId, currency }: { adamId: string; currency: Currency },
): ToldAdvice[] {
  const isOpen = (row.state ?? 'AVAILABLE') === 'AVAILABLE' && (row.status ?? 'ENABLED') === 'ENABLED';
  const recommendedMinor = minorOf(amounts.recommended, currency);
  if (!isOpen || !row.campaignId || recommendedMinor === undefined || recommendedMinor <= 0) return [];
  const minor = (money: Money) => minorOf(money, currency) ?? null;
  const last: ToldFigures = {
    spend: minor(row.spend),
    taps: row.taps ?? null,
    installs: row.installs ?? null,
    cpa: minor(row.averageCPA),
  };
  const expected: ToldFigures = {
    spend: minor(row.expectedSpend),
    taps: row.expectedTaps ?? null,
    installs: row.expectedInstalls ?? null,
    cpa: minor(amounts.expectedCpa),
  };
  return [
    {
      kind,
      adviceId: row.id,
      campaignId: row.campaignId,
      adamId: row.promotedObjectId ?? adamId,
      presentMinor: minor(amounts.present),
      recommendedMinor,
      figures: { last, expected },
      expiresAt: timeOf(row.expirationTime),
    },
  ];
}

/** All that Apple recommends for the campaigns of an app. */
export async function askForAdvice(
  calls: AdAccountCalls,
  app: { adamId: string; currency: Currency },
  options: Options,
): Promise<ToldAdvice[]> {
  const filters = ofApp(app.adamId);
  const told: ToldAdvice[] = [];
  const paging = { ...options, pageSize };
  for await (const { rows } of calls.queryDailyBudgetRecommendations.pages({ filters }, paging))
    for (const row of rows) {
      const { dailyBudget: present, suggestedDailyBudgetAmount: recommended, expectedCpa } = row;
      told.push(...readRow('dailyBudget', row, { present, recommended, expectedCpa }, app));
    }
  for await (const { rows } of calls.queryTargetCpaRecommendations.pages({ filters }, paging))
    for (const row of rows) {
      const amounts = {
        present: null,
        recommended: row.recommendedTargetCPA,
        expectedCpa: row.expectedCPA,
      };
      told.push(...readRow('targetCpa', row, amounts, app));
    }
  return told;
}

/** How one stands at Apple; undefined where Apple names it no more. */
export async function readAdviceState(
  calls: AdAccountCalls,
  { kind, adviceId, adamId, campaignId }: Pick<ToldAdvice, 'kind' | 'adviceId' | 'adamId' | 'campaignId'>,
  options: Options,
): Promise<string | undefined> {
  const ofCampaign = { field: 'campaignId' as const, operator: 'EQUALS' as const, value: [campaignId] };
  const request = { filters: [...ofApp(adamId), ofCampaign] };
  const paging = { ...options, pageSize };
  const pages =
    kind === 'dailyBudget'
      ? calls.queryDailyBudgetRecommendations.pages(request, paging)
      : calls.queryTargetCpaRecommendations.pages(request, paging);
  for await (const { rows } of pages)
    for (const { id, state } of rows) if (id === adviceId) return state ?? 'AVAILABLE';
  return undefined;
}
