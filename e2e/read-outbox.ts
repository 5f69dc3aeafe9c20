import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const read = new Set<string>();

/** The code of the next message to this address that has one; each message is read once. */
export async function readCodeSentTo(address: string): Promise<string> {
  const folder = process.env['OUTBOX'] ?? '';
  const findCode = () => {
    for (const name of readFolder(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      if (read.has(name) || !text.includes(`To: ${address}\n`)) continue;
      read.add(name);
      const code = /(?<!\d)\d{6}(?!\d)/.exec(text.replace(`To: ${address}`, ''))?.[0];
      if (code !== undefined) return code;
    }
    return undefined;
  };
  let code: string | undefined;
  await expect
    .poll(() => (code ??= findCode()), { message: `a message to ${address}`, timeout: 30_000 })
    .toBeDefined();
  return code ?? '';
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted((one, other) => one.localeCompare(other));
  } catch {
    return [];
  }
}
