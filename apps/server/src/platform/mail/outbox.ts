import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';

/** With the sandbox, a message that nothing is configured to send is a file to read. The log names it, no more. */
export async function writeToOutbox(
  dataDir: string,
  log: Log,
  message: { kind: 'mail' | 'text-message'; lines: readonly string[] },
): Promise<void> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${message.kind}-${randomBytes(3).toString('hex')}.txt`;
  await writeFile(join(folder, name), `${message.lines.join('\n')}\n`, { mode: 0o600 });
  log.info({ file: join('outbox', name) }, 'a message was written to the outbox');
}
