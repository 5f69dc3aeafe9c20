import { type BaseLogger, type Bindings, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Pick<
  BaseLogger,
  'level' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
> & { child(bindings: Bindings): Log };

type LineSink = { write(line: string): void };

/** What could hold a secret is cut out whole, wherever a line names it. */
const hidden = ['authorization', 'body', 'code', 'cookie', 'headers', 'password', 'query', 'secret', 'token'];

export function createLog({ level = 'info', sink = standardOutput() } = {}): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...hidden, ...hidden.map((name) => `*.${name}`)], remove: true },
      serializers: { err: describeError },
    },
    sink,
  );
}

/** Lines are gathered for at most a second: writing each by itself costs a fifth of the requests per second. */
function standardOutput(): LineSink {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
}
