import { leaveOutHidden } from './leave-out-hidden.ts';
import { type LineSink, standardOutput } from './standard-output.ts';

type Fields = Readonly<Record<string, unknown>>;
type Write = (fields: Fields, message: string) => void;

const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
type Level = (typeof levels)[number];

/** One JSON object a line. What is under `err` is described, what could hold a secret is left out. */
export type Log = Record<Level, Write> & {
  /** The same log, with these fields on each of its lines. */
  child(fields: Fields): Log;
};

/**
 * Each answer writes a line, so this is written for speed: pino takes twice as long with the same fields, and its
 * redaction four times.
 */
export function createLog({ level = 'info', sink = standardOutput() }: LogOptions = {}): Log {
  return makeLog(level, sink, {});
}

type LogOptions = { level?: Level | 'silent'; sink?: LineSink };

function makeLog(lowest: Level | 'silent', sink: LineSink, bound: Fields): Log {
  const writeAt =
    (level: Level): Write =>
    (fields, msg) => {
      const shown = leaveOutHidden(fields);
      sink.write(`${JSON.stringify({ level, time: currentTime(), ...bound, ...shown, msg })}\n`);
    };
  const from = lowest === 'silent' ? levels.length : levels.indexOf(lowest);
  const at = (level: Level) => (levels.indexOf(level) < from ? () => {} : writeAt(level));
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    child: (fields) => makeLog(lowest, sink, { ...bound, ...leaveOutHidden(fields) }),
  };
}

let currentText = '';
let currentMs = 0;

/** Many lines share one millisecond, and to write its date takes as long as the rest of the line. */
function currentTime(): string {
  const nowMs = Date.now();
  if (nowMs !== currentMs) {
    currentMs = nowMs;
    currentText = new Date(nowMs).toISOString();
  }
  return currentText;
}
