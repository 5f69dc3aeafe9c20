import { type BaseLogger, type Bindings, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Pick<
  BaseLogger,
  'level' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
> & { child(bindings: Bindings): Log };

type LineSink = { write(line: string): void };

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

export function createLog({ level = 'info', sink = standardOutput() } = {}): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: timeField,
      // Not pino's own redaction: for every line it reads its paths anew, a tenth of the time of a request.
      formatters: { level: (label) => ({ level: label }), log: leaveOutHidden },
      serializers: { err: describeError },
    },
    sink,
  );
}

let textMs = 0;
let text = '';

/** Many lines share one millisecond, and writing its date costs more than the rest of the line. */
function timeField(): string {
  const nowMs = Date.now();
  if (nowMs !== textMs) {
    textMs = nowMs;
    text = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return text;
}

function leaveOutHidden(fields: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (!hidden.has(name)) shown[name] = isPlainObject(value) ? leaveOutHidden(value) : value;
  }
  return shown;
}

/** Errors and the like are described by their serializers. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const mostGathered = 16_384;
const gatheredForMs = 200;

/** Lines go out in pieces: to write each by itself takes a fifth of the requests per second. */
function standardOutput(): LineSink {
  let gathered = '';
  const flush = () => {
    if (gathered !== '') process.stdout.write(gathered);
    gathered = '';
  };
  // Whoever read the log may be gone; the server goes on.
  process.stdout.on('error', () => {});
  process.on('exit', flush);
  setInterval(flush, gatheredForMs).unref();
  return {
    write: (line) => {
      gathered += line;
      if (gathered.length >= mostGathered) flush();
    },
  };
}
