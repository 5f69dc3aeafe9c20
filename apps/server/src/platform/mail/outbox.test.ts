import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { writeToOutbox } from './outbox.ts';

const log = createLog({ sink: { write: () => undefined } });

test('a message that is there is there as a whole', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tapwright-outbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  const long = '3'.repeat(8 * 1024 * 1024);
  let isWriting = true;
  const writing = writeToOutbox(dataDir, log, { kind: 'mail', lines: [long] }).finally(() => {
    isWriting = false;
  });
  const readSizes = () => readdirSync(outbox).map((name) => statSync(join(outbox, name)).size);
  while (isWriting) {
    for (const size of readSizes()) expect(size).toBe(long.length + 1);
    await nextTurn();
  }
  await writing;
  expect(readSizes()).toHaveLength(1);
});
