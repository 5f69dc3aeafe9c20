import * as z from 'zod/mini';
import { loadPath } from './load.ts';
import { mostMegabytesOf, startSandboxProcess, workMsOf, type SandboxProcess } from './sandbox-process.ts';
import { type Measurement, medianOf } from './table.ts';

const clock = '2026-11-20T12:00:00Z';
const starts = 5;
const report = z.object({ result: z.object({ rows: z.array(z.unknown()) }) });

const atMost = (ms: number, most: number, words: string) => ({
  figure: `${ms.toFixed(0)} ms`,
  goal: { words, isMet: ms <= most },
});

async function post({ origin, headers }: SandboxProcess, path: string, body: object) {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/v1${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  const text = await response.text();
  return { ms: performance.now() - startedAt, rows: z.parse(report, JSON.parse(text)).result.rows };
}

const days = (start: string, end: string, granularity?: string) => ({
  timeRange: { start, end, ...(granularity ? { granularity } : {}) },
});

async function measureStart(): Promise<Measurement[]> {
  const times = [];
  const works = [];
  for (let turn = 0; turn < starts; turn += 1) {
    const sandbox = await startSandboxProcess('demo', clock);
    times.push(sandbox.startMs);
    works.push(workMsOf(sandbox));
    await sandbox.stop();
  }
  return [
    { what: 'sandbox: start with the demo world', ...atMost(medianOf(times), 1000, 'at most 1 s') },
    { what: 'sandbox: its work until then', figure: `${medianOf(works).toFixed(0)} ms` },
  ];
}

async function measureReads(): Promise<Measurement[]> {
  const sandbox = await startSandboxProcess('demo', clock);
  const paths = ['/v1/campaigns/51001', '/v1/keywords/9100001'];
  const rates: number[] = [];
  for (const path of paths) {
    await loadPath(sandbox.origin, path, 1, sandbox.headers);
    rates.push(await loadPath(sandbox.origin, path, 3, sandbox.headers));
  }
  await sandbox.stop();
  return paths.map((path, at) => ({
    what: `sandbox: GET ${path}, requests/s`,
    figure: (rates[at] ?? 0).toFixed(0),
    goal: { words: 'at least 1,000', isMet: (rates[at] ?? 0) >= 1000 },
  }));
}

async function measureReports(): Promise<Measurement[]> {
  const sandbox = await startSandboxProcess('large', clock);
  const keywords = '/reports/apps/keywords/query';
  const one = {
    filters: [{ field: 'campaignId', operator: 'EQUALS', value: '51001' }],
    pagination: { pageSize: 1000 },
  };
  const month = { ...days('2026-10-20', '2026-11-18', 'DAILY'), ...one };
  await post(sandbox, keywords, month);
  const monthMs = [];
  for (let turn = 0; turn < 5; turn += 1) monthMs.push((await post(sandbox, keywords, month)).ms);
  const { rows } = await post(sandbox, keywords, month);
  const all = {
    filters: [{ field: 'campaignId', operator: 'GREATER_THAN', value: 0 }],
    pagination: { pageSize: 5000 },
  };
  const year = { ...days('2025-11-20', '2026-11-19'), ...all };
  const first = await post(sandbox, keywords, year);
  const again = [];
  for (let turn = 0; turn < 3; turn += 1) again.push((await post(sandbox, keywords, year)).ms);
  const megabytes = mostMegabytesOf(sandbox);
  await sandbox.stop();
  return [
    {
      what: `sandbox: ${rows.length} keywords, 30 days by day`,
      ...atMost(medianOf(monthMs), 50, 'at most 50 ms'),
    },
    { what: 'sandbox: 30,000 keywords, a year in total, first', ...atMost(first.ms, 3000, 'at most 3 s') },
    { what: 'sandbox: the same again', ...atMost(medianOf(again), 300, 'at most 300 ms') },
    {
      what: 'sandbox: most memory with that world',
      figure: `${megabytes.toFixed(0)} MB`,
      goal: { words: 'at most 400 MB', isMet: megabytes <= 400 },
    },
  ];
}

/** All over HTTP, as a client meets it. */
export async function measure(): Promise<Measurement[]> {
  return [...(await measureStart()), ...(await measureReads()), ...(await measureReports())];
}
