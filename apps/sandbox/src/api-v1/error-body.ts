import type { ErrorCodeName } from '@tapwright/apple-ads/wire/transport/error';
import type { Problem, Refusal } from '../verbs/refusal.ts';

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
  'METHOD_NOT_ALLOWED',
];

/** Advice names what is wrong in the details alone. */
const isAdvice = (path: string): boolean => /^\/(recommendations|suggestions)\//.test(path);

const isChangeHistory = (path: string): boolean => path.startsWith('/change-history/');

/** Change history names its failures from a closed set of three. */
function changeHistoryCode(status: number): ErrorCodeName {
  if (status === 401 || status === 403) return 'NOT_AUTHED';
  return status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST';
}

function outerCode({ problems, status }: Refusal, path: string): ErrorCodeName {
  if (isChangeHistory(path) && status < 429) return changeHistoryCode(status);
  if (problems.some(({ code }) => code === 'RESOURCE_NOT_FOUND_ENTITY')) return 'ENTITY_NOT_FOUND';
  if (isAdvice(path) && status === 400) return 'VALIDATION_ERROR';
  return outerCodes.find((code) => problems.some((problem) => problem.code === code)) ?? 'VALIDATION_ERROR';
}

const messages: Partial<Record<ErrorCodeName, string>> = { VALIDATION_ERROR: 'Validation errors found' };

type ErrorDetail = { code: string; message: string; info?: { field: string } };

function detailOf({ code, message, field }: Problem, path: string): ErrorDetail {
  const isTimeMissing = isChangeHistory(path) && code === 'MISSING_REQUIRED_FILTER';
  const place = isTimeMissing ? 'eventTime' : field;
  return {
    code: isTimeMissing ? 'MISSING_FIELD' : code,
    message,
    ...(place ? { info: { field: place } } : {}),
  };
}

/** Calls whose pages type a failure as the error itself, without the envelope around it. */
const bareErrors = /^(GET \/me|GET \/acls|GET \/advertiser-resources|(POST|GET|DELETE) \/assets\/[^/]+)$/;

export const hasBareError = (method: string, path: string): boolean => bareErrors.test(`${method} ${path}`);

export function errorBody(
  refusal: Refusal,
  path: string,
): { code: ErrorCodeName; message: string; details: ErrorDetail[] } {
  const code = outerCode(refusal, path);
  return {
    code,
    message: messages[code] ?? refusal.message,
    details: refusal.problems.map((problem) => detailOf(problem, path)),
  };
}
