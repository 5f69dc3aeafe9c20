import { describeError } from './describe-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What could hold a secret is left out whole, wherever a line names it. */
const hidden = new Set([
  'authorization',
  'body',
  'code',
  'cookie',
  'headers',
  'password',
  'query',
  'secret',
  'token',
]);
const deepest = 5;

/** Fields as a line shows them: without secrets, errors described, and nothing that JSON cannot write. */
export function leaveOutHidden(fields: Fields): Fields {
  return isPlain(fields) ? fields : showFields(fields, 0);
}

/** Most lines hold short values under harmless names, and to look is cheaper than to copy. */
function isPlain(fields: Fields): boolean {
  for (const name in fields) {
    const type = typeof fields[name];
    if (type === 'object' || type === 'bigint' || name === 'err' || hidden.has(name)) return false;
  }
  return true;
}

function showFields(fields: object, depth: number): Fields {
  const shown = Object.entries(fields).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, showValue(name, value, depth)]));
}

function showValue(name: string, value: unknown, depth: number): unknown {
  if (name === 'err' || value instanceof Error) return describeError(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === deepest) return '…';
  if (Array.isArray(value)) return value.map((each) => showValue('', each, depth + 1));
  return showFields(value, depth + 1);
}
