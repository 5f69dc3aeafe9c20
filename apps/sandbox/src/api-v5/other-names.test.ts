import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getCredentials } from '../control/make-credentials.ts';
import { writeCredentials } from '../control/write-credentials.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
let folder: string;
beforeEach(async () => {
  running = await startSandbox();
  folder = mkdtempSync(join(tmpdir(), 'credentials-'));
});
afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const names = { adAccountIds: [700_100_200, 700_100_201], v5OrgIds: [2_100_200, 2_100_201] };

it('gives a user the ids that v5 has for the ad accounts, over the line and in the file', async () => {
  const { publicKeyPem } = running.makeUser().user;
  expect((await running.control('POST', '/api-users', { publicKeyPem })).body).toMatchObject(names);
  const file = join(folder, 'user.json');
  writeCredentials(getCredentials(running.sandbox), file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(names);
});
