import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { Attached } from './mail-message.ts';

/** With the sandbox, a message that nothing is configured to send is a file to read. The log names it, no more. */
export async function writeToOutbox(
  dataDir: string,
  log: Log,
  message: { kind: 'mail' | 'text-message'; lines: readonly string[]; attached?: Attached | undefined },
): Promise<void> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(':', '-');
  const base = `${time}-${message.kind}-${randomBytes(3).toString('hex')}`;
  const { lines, attached } = message;
  const name = `${base}.txt`;
  const text = [...lines];
  if (attached !== undefined) {
    // Beside it, under a name that nobody typed; the message says what it is called.
    const kept = `${base}-attached${extname(attached.name)}`;
    await writeWhole(join(folder, kept), attached.content);
    text.push('', `Attached: ${attached.name} (${kept})`);
  }
  await writeWhole(join(folder, name), `${text.join('\n')}\n`);
  log.info({ file: join('outbox', name) }, 'a message was written to the outbox');
}

/** Whoever reads the folder finds nothing that is half there. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), '..', `${basename(path)}.part`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}
