import { Refusal } from './verbs/refusal.ts';

/** What a client sees of a failure nobody foresaw. Whoever runs the sandbox sees the cause. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  if (typeof status === 'number' && status < 500)
    return new Refusal([{ code: 'INVALID_ARGUMENT', message: 'The request cannot be read.' }]);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return new Refusal([{ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error.' }]);
}
