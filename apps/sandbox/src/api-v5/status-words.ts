import {
  adGroupServingStateReasons,
  adServingStateReasons,
  campaignServingStateReasons,
  countryServingStateReasons,
} from '@tapwright/apple-ads-v5/campaign-status';
import type { SystemStatus } from '../world/status/status.ts';

type Words = { known: readonly string[]; older: Readonly<Record<string, string>>; otherwise: string };

const campaignWords: Words = {
  known: campaignServingStateReasons,
  older: {
    AD_GROUPS_MISSING: 'AD_GROUP_MISSING',
    AD_GROUPS_NOT_RUNNING: 'NO_AVAILABLE_AD_GROUPS',
    AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_NOT_RUNNING: 'NO_AVAILABLE_AD_GROUPS',
    SCHEDULE_PENDING: 'CAMPAIGN_START_DATE_IN_FUTURE',
    SCHEDULE_EXPIRED: 'CAMPAIGN_END_DATE_REACHED',
    BUDGET_ORDER_SCHEDULE_PENDING: 'BO_START_DATE_IN_FUTURE',
    BUDGET_ORDER_SCHEDULE_EXPIRED: 'BO_END_DATE_REACHED',
    BUDGET_ORDER_CANCELED: 'MISSING_BO_OR_INVOICING_FIELDS',
    BUDGET_ORDER_OR_INVOICE_DETAIL_MISSING: 'MISSING_BO_OR_INVOICING_FIELDS',
    COUNTRIES_OR_REGIONS_NOT_ELIGIBLE: 'NO_ELIGIBLE_COUNTRIES',
    ORG_NO_PAYMENT_METHOD_ON_FILE: 'NO_PAYMENT_METHOD_ON_FILE',
    AD_ACCOUNT_PAYMENT_ISSUES: 'CREDIT_CARD_DECLINED',
    MONTHLY_BUDGET_EXHAUSTED: 'DAILY_CAP_EXHAUSTED',
    APP_NOT_ELIGIBLE_SUPPLY_PLACEMENT: 'APP_NOT_ELIGIBLE_SUPPLY_SOURCE',
  },
  otherwise: 'APP_NOT_ELIGIBLE',
};

const countryWords: Words = {
  known: countryServingStateReasons,
  older: { APP_NOT_ELIGIBLE_SUPPLY_PLACEMENT: 'APP_NOT_ELIGIBLE_SUPPLY_SOURCE' },
  otherwise: 'APP_NOT_ELIGIBLE',
};

/** The older API has no word for missing keywords. */
const adGroupWords: Words = {
  known: adGroupServingStateReasons,
  older: {
    PAUSED_BY_USER: 'AD_GROUP_PAUSED_BY_USER',
    SCHEDULE_PENDING: 'START_DATE_IN_THE_FUTURE',
    SCHEDULE_EXPIRED: 'ADGROUP_END_DATE_REACHED',
    TARGETED_DEVICE_CLASS_NOT_SUPPORTED_SUPPLY_PLACEMENT: 'TARGETED_DEVICE_CLASS_NOT_SUPPORTED_SUPPLY_SOURCE',
  },
  otherwise: 'NO_AVAILABLE_ADS',
};

const adWords: Words = {
  known: adServingStateReasons,
  older: {
    CREATIVE_PENDING: 'AD_PROCESSING_IN_PROGRESS',
    PRODUCT_PAGE_UNAVAILABLE: 'PRODUCT_PAGE_DELETED',
  },
  otherwise: 'CREATIVE_SET_INVALID',
};

const sayIn = ({ known, older, otherwise }: Words, reasons: readonly string[]): string[] => [
  ...new Set(reasons.map((reason) => older[reason] ?? (known.includes(reason) ? reason : otherwise))),
];

const servingIn = (words: Words, { systemStatus, reasons }: SystemStatus<string>) => ({
  servingStatus: systemStatus,
  servingStateReasons: reasons.length === 0 ? null : sayIn(words, reasons),
});

type OlderDisplay<Display extends string> = Display extends 'LIMITED' ? 'RUNNING' : Display;

const olderDisplay = <Display extends string>(status: Display): OlderDisplay<Display> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one word that is not the same
  (status === 'LIMITED' ? 'RUNNING' : status) as OlderDisplay<Display>;

/** A status as the older API spells it; what limits a campaign it gives by country. */
export const campaignServing = <Display extends string>(status: SystemStatus<Display>) => ({
  ...servingIn(campaignWords, status),
  displayStatus: olderDisplay(status.displayStatus),
});

export const adGroupServing = <Display extends string>(status: SystemStatus<Display>) => ({
  ...servingIn(adGroupWords, status),
  displayStatus: status.displayStatus === 'CAMPAIGN_ON_HOLD' ? ('ON_HOLD' as const) : status.displayStatus,
});

export const adServing = (status: SystemStatus<string>) => servingIn(adWords, status);

export const countryReasons = (holds: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(holds).map(([country, reasons]) => [country, sayIn(countryWords, reasons)]),
  );
