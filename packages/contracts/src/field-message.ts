import type * as z from 'zod/mini';

/** What the form says under a field: a message key and its values. */
export type FieldMessage = { key: string; values?: Record<string, number | string> };

/** The same sentence in the form and from the server. Parse with `reportInput`, so that "missing" can be told. */
export function messageOfIssue(issue: z.core.$ZodIssue): FieldMessage {
  // A rule of ours names its own message; zod's own texts are English sentences.
  if (/^\w+:[\w.]+$/.test(issue.message)) return { key: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { key: keyOfType(issue) };
    case 'too_small':
      return messageOfLowest(issue.origin, Number(issue.minimum));
    case 'too_big':
      return messageOfHighest(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return { key: 'errors:fields.oneOf' };
    case 'unrecognized_keys':
      return { key: 'errors:fields.unknown' };
    default:
      return { key: 'errors:fields.wrongForm' };
  }
}

function keyOfType({ input, expected }: z.core.$ZodIssueInvalidType): string {
  if (input === undefined || input === null) return 'errors:fields.required';
  if (expected === 'int') return 'errors:fields.wholeNumber';
  return expected === 'number' ? 'errors:fields.number' : 'errors:fields.wrongForm';
}

function messageOfLowest(origin: string, lowest: number): FieldMessage {
  if (origin === 'number' || origin === 'int') return { key: 'errors:fields.atLeast', values: { lowest } };
  if (origin !== 'string') return { key: 'errors:fields.wrongForm' };
  return lowest === 1
    ? { key: 'errors:fields.required' }
    : { key: 'errors:fields.tooShort', values: { count: lowest } };
}

function messageOfHighest(origin: string, highest: number): FieldMessage {
  if (origin === 'number' || origin === 'int') return { key: 'errors:fields.atMost', values: { highest } };
  if (origin !== 'string') return { key: 'errors:fields.wrongForm' };
  return { key: 'errors:fields.tooLong', values: { count: highest } };
}
