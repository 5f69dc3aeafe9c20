import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
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
    await writeFile(join(folder, kept), attached.content, { mode: 0o600 });
    text.push('', `Attached: ${attached.name} (${kept})`);
  }
  await writeFile(join(folder, name), `${text.join('\n')}\n`, { mode: 0o600 });
  log.info({ file: join('outbox', name) }, 'a message was written to the outbox');
}
