import type * as core from 'zod/v4/core';
import { errorCodes, type ErrorCodeName } from '@tapwright/apple-ads/wire/transport/error';
import type { Problem } from '../verbs/refusal.ts';

const isCode = (code: unknown): code is ErrorCodeName =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );

const codeOf = (issue: core.$ZodIssue): unknown =>
  issue.code === 'custom' && issue.params ? issue.params.code : undefined;

const sentences: Partial<Record<ErrorCodeName, (field: string) => string>> = {
  MISSING_REQUIRED_FIELD: (field) => `${field || 'The request body'} is required.`,
  MISSING_REQUIRED_FILTER: () => 'A required filter is missing.',
  MIN_QUERY_LENGTH: () => 'The query must have at least 2 characters.',
  INVALID_INPUT: () =>
    'One of query, cpids or returnOwnedApps is required, and a query needs 3 characters or 2 in CJK.',
};

function problemOf(issue: core.$ZodIssue, root: unknown): Problem {
  const field = fieldOf(issue.path);
  const given = codeOf(issue);
  const missing = given === undefined && valueAt(root, issue.path) === undefined;
  const code = isCode(given) ? given : missing ? 'MISSING_REQUIRED_FIELD' : 'INVALID_VALUE';
  return {
    code,
    field,
    message: sentences[code]?.(field) ?? `The value of ${field || 'the request body'} is invalid.`,
  };
}

/** What a schema found wrong, in Apple's codes. */
export function listProblems(issues: readonly core.$ZodIssue[], root: unknown): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        code: 'REQUEST_UNRECOGNIZED_PROPERTY',
        field: fieldOf([...issue.path, key]),
        message: `REQUEST: Unrecognized property '${key}'.`,
      }));
    return [problemOf(issue, root)];
  });
}
