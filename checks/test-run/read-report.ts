import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a test runner wrote as JSON, or undefined when it ended before it could. */
export function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export const shorten = (text: string, mostLines = 25) => {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  return lines.length <= mostLines ? lines.join('\n') : [...lines.slice(0, mostLines), '…'].join('\n');
};
