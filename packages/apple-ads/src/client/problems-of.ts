import type * as z from 'zod/mini';
import type { Problem } from './errors.ts';

const mostProblems = 20;

/** A custom rule of the wire carries Apple's code for what it refuses. */
function codeOf(issue: z.core.$ZodIssue): string {
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof code === 'string' ? code : issue.code;
}

export const problemsOf = ({ issues }: z.core.$ZodError): Problem[] =>
  issues.slice(0, mostProblems).map((issue) => ({
    code: codeOf(issue),
    message: issue.message,
    field: issue.path.length === 0 ? undefined : issue.path.join('.'),
  }));
