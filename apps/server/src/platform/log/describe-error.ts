export type Described = {
  type: string;
  message: string;
  errorCode?: string;
  constraint?: string;
  stack?: string;
  cause?: Described;
};

const deepestCause = 3;

/** An error as the log shows it: chosen fields only, because libraries hang requests and passwords onto theirs. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: hideSecrets(String(error)) };
  return {
    type: error.name,
    message: hideSecrets(error.message),
    ...('code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {}),
    ...('constraint' in error && typeof error.constraint === 'string'
      ? { constraint: error.constraint }
      : {}),
    ...(error.stack === undefined ? {} : { stack: hideSecrets(error.stack) }),
    ...(error.cause === undefined || depth === deepestCause
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** User and password in addresses, query strings, and tokens after `Bearer`. */
function hideSecrets(text: string): string {
  return text
    .replaceAll(/\/\/[^/\s@]+@/g, '//…@')
    .replaceAll(/\?[^\s"')]*=[^\s"')]*/g, '?…')
    .replaceAll(/\bBearer\s+\S+/gi, 'Bearer …');
}
