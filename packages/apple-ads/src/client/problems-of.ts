import type * as z from 'zod/mini';
import type { Problem } from './errors.ts';

const maxProblems = 20;

type Issue = z.core.$ZodIssue;

const place = (path: readonly PropertyKey[]): string | undefined =>
  path.length === 0 ? undefined : path.map(String).join('.');

/** A custom rule of the wire carries Apple's code for what it refuses. */
function codeOf(issue: Issue): string {
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  if (typeof code === 'string') return code;
  return issue.code === 'unrecognized_keys' ? 'REQUEST_UNRECOGNIZED_PROPERTY' : 'INVALID_VALUE';
}

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `missing, expected ${issue.expected}` : `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return 'unknown property';
    default:
      return 'not valid';
  }
}

const spread = (issue: Issue): Problem[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        code: codeOf(issue),
        message: describe(issue),
        field: place([...issue.path, key]),
      }))
    : [{ code: codeOf(issue), message: describe(issue), field: place(issue.path) }];

/** The schema's complaints in the form of Apple's own. */
export const problemsOf = ({ issues }: z.core.$ZodError): Problem[] =>
  issues.flatMap(spread).slice(0, maxProblems);
