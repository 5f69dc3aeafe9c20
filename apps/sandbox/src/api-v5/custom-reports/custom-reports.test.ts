import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from '../testing/sign-in-v5.ts';

let running: TestSandbox;
let client: SignedInV5;
beforeAll(async () => {
  running = await startSandbox();
  client = await signInV5(running);
});
afterAll(async () => running.stop());

const step = (ms: number): void => running.sandbox.clock.stepTo(running.sandbox.clock.now() + ms);
const november = { startTime: '2026-11-01', endTime: '2026-11-14', granularity: 'DAILY' };

it('is queued, pending, complete, for 90 seconds at one address, and gone after two days', async () => {
  const made = await client.callV5('POST', '/custom-reports', { name: 'November', ...november });
  const path = `/custom-reports/${made.body.data.id}`;
  const read = async () => (await client.callV5('GET', path)).body.data;
  expect((await read()).state).toBe('QUEUED');
  step(10_000);
  expect((await read()).state).toBe('PENDING');
  step(60_000);
  const { state, downloadUri } = await read();
  expect(state).toBe('COMPLETED');

  const file = await fetch(downloadUri);
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
  const [head, ...rows] = (await file.text()).trim().split('\n');
  expect(head).toBe(
    'date,appName,adamId,countryOrRegion,searchTerm,lowImpressionShare,highImpressionShare,rank,searchPopularity',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row).toMatch(
      /^2026-11-\d\d,Focusly,1600000001,US,[^,]+,0\.\d1?,(0\.\d|1),(ONE|TWO|THREE|FOUR|FIVE|GREATER_THAN_FIVE),[1-5]$/,
    );

  expect((await fetch(downloadUri.replace('signature=', 'signature=-'))).status).toBe(403);
  step(91_000);
  expect((await fetch(downloadUri)).status).toBe(403);
  expect((await fetch((await read()).downloadUri)).status).toBe(200);
  step(2 * 86_400_000);
  const { callV5 } = await signInV5(running);
  expect((await callV5('GET', path)).status).toBe(404);
});

it('can be ordered ten times in 24 hours', async () => {
  const { callV5 } = await signInV5(running);
  const order = async () => (await callV5('POST', '/custom-reports', { name: 'x', ...november })).status;
  const seen = [];
  for (let turn = 0; turn < 11; turn += 1) seen.push(await order());
  expect(seen).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
