import type { ErrorCodeName } from '@tapwright/apple-ads/wire/transport/error';
import type { Problem } from '../verbs/refusal.ts';
import type { ErrorItem } from './envelope.ts';

const messageCodes: Partial<Record<ErrorCodeName, string>> = {
  REQUEST_UNRECOGNIZED_PROPERTY: 'INVALID_ATTRIBUTE_TYPE',
  INVALID_ARGUMENT: 'INVALID_REQUEST',
  INVALID_VALUE: 'INVALID',
  MISSING_REQUIRED_FIELD: 'INVALID',
  CAMPAIGN_NOT_FOUND: 'NOT_FOUND',
};

/** The rules of the world name fields as the newer API does. */
const olderNames: readonly (readonly [newer: RegExp, older: string])[] = [
  [/^promotedObjectId$/, 'adamId'],
  [/^targeting\.countryOrRegion\.include$/, 'countriesOrRegions'],
  [/^targeting\.appDownloader$/, 'targetingDimensions.appDownloaders'],
  [/^targeting\.maxAge$/, 'targetingDimensions.age'],
  [/^targeting\b/, 'targetingDimensions'],
  [/^bidStrategy\.bidStrategyType$/, 'biddingStrategy'],
  [/^sharedBudgets$/, 'budgetOrders'],
  [/^adAccountIds$/, 'orgIds'],
  [/^destination\.parameters\./, ''],
  [/^creativeType$/, 'type'],
  [/^invoiceDetail\b/, 'bo'],
];

function olderName(field: string): string {
  const found = olderNames.find(([newer]) => newer.test(field));
  return found ? field.replace(found[0], found[1]) : field;
}

export function errorItem({ code, message, field = '' }: Problem): ErrorItem {
  const older = olderName(field);
  return {
    messageCode: messageCodes[code] ?? code,
    message: code === 'REQUEST_UNRECOGNIZED_PROPERTY' ? 'Invalid field' : message.replace(field, () => older),
    field: older,
  };
}
