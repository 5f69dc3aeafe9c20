import type { ErrorCodeName } from '@tapwright/apple-ads/wire/transport/error';
import type { Refusal } from '../verbs/refusal.ts';

/** Codes that stand outside; all others are details of a validation error. */
const outerCodes: readonly ErrorCodeName[] = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CAMPAIGN_NOT_FOUND',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
  'INVALID_INPUT',
  'INVALID_COUNTRY_CODE',
  'MIN_QUERY_LENGTH',
  'MISSING_REQUIRED_FILTER',
];

const isChangeHistory = (path: string): boolean => path.startsWith('/change-history/');

/** Change history names its failures from a closed set of three. */
function changeHistoryCode(status: number): ErrorCodeName {
  if (status === 401 || status === 403) return 'NOT_AUTHED';
  return status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST';
}

function outerCode({ problems, status }: Refusal, path: string): ErrorCodeName {
  if (isChangeHistory(path) && status < 429) return changeHistoryCode(status);
  return outerCodes.find((code) => problems.some((problem) => problem.code === code)) ?? 'VALIDATION_ERROR';
}

const messages: Partial<Record<ErrorCodeName, string>> = { VALIDATION_ERROR: 'Validation errors found' };

type ErrorDetail = { code: string; message: string; info?: { field: string } };

export function errorBody(
  refusal: Refusal,
  path: string,
): { code: ErrorCodeName; message: string; details: ErrorDetail[] } {
  const code = outerCode(refusal, path);
  return {
    code,
    message: messages[code] ?? refusal.message,
    details: refusal.problems.map(({ code, message, field }) => ({
      code,
      message,
      ...(field ? { info: { field } } : {}),
    })),
  };
}
