import { styleText } from 'node:util';
import type { Described } from './describe-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
export type Level = (typeof levels)[number];

/** One JSON object a line for programs; a short line, and the stack below it, for a person who watches. */
export const lineFormats = { json: writeJson, terminal: writeShort };
export type LineFormat = keyof typeof lineFormats;

function writeJson(level: Level, fields: Fields, msg: string): string {
  return JSON.stringify({ level, time: currentTime(), ...fields, msg });
}

const colours = { debug: 'dim', info: 'dim', warn: 'yellow', error: 'red', fatal: 'red' } as const;

function writeShort(level: Level, { err, ...fields }: Fields, msg: string): string {
  const time = styleText('dim', new Date().toTimeString().slice(0, 8));
  const facts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = `${time} ${styleText(colours[level], level.padEnd(5))} ${msg}${styleText('dim', facts.join(''))}`;
  return [head, ...describeCauses(err)].join('\n');
}

/** What `leaveOutHidden` made of an error. */
function describeCauses(err: unknown): string[] {
  if (err === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- describeError writes whatever is under `err`.
  const { type, message, stack, cause } = err as Described;
  const text = (stack ?? `${type}: ${message}`).replaceAll('\n', '\n  ');
  return [`  ${text}`, ...describeCauses(cause)];
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
