import * as z from 'zod/mini';
import { mostMegabytesOf, startSandboxProcess, workMsOf, type SandboxProcess } from './sandbox-process.ts';
import type { Measurement } from './table.ts';

const clock = '2026-11-20T12:00:00Z';
const days = { start: '2026-08-22', end: '2026-11-19', granularity: 'DAILY' };
const fields = ['impressions', 'taps', 'localSpend', 'tapInstalls', 'totalInstalls'];

const answer = z.object({
  result: z.object({ rows: z.array(z.object({ granularMetrics: z.array(z.unknown()) })) }),
  pagination: z.object({ totalCount: z.int() }),
});
const ids = z.object({ result: z.array(z.object({ id: z.int() })) });

type Page = { ms: number; workMs: number; days: number };

async function post(
  { origin, headers }: SandboxProcess,
  path: string,
  body: object,
): Promise<{ ms: number; text: string }> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/v1${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return { ms: performance.now() - startedAt, text };
}

type Asked = { filter: object; pageSize: number; fields: readonly string[] };

/** Every page in its turn, as a client reads a report from its beginning to its end. */
async function readPages(sandbox: SandboxProcess, asked: Asked): Promise<Page[]> {
  const pages: Page[] = [];
  for (let offset = 0; ; offset += asked.pageSize) {
    const workedMs = workMsOf(sandbox);
    const { ms, text } = await post(sandbox, '/reports/apps/keywords/query', {
      timeRange: days,
      filters: [{ field: 'campaignId', ...asked.filter }],
      fields: asked.fields,
      pagination: { offset, pageSize: asked.pageSize },
    });
    const { result, pagination } = z.parse(answer, JSON.parse(text));
    const told = result.rows.reduce((sum, row) => sum + row.granularMetrics.length, 0);
    pages.push({ ms, workMs: workMsOf(sandbox) - workedMs, days: told });
    if (offset + asked.pageSize >= pagination.totalCount) return pages;
  }
}

type Read = { what: string; pages: readonly Page[] };

const sumOf = (pages: readonly Page[], what: keyof Page): number =>
  pages.reduce((sum, page) => sum + page[what], 0);

/** The time by the clock counts; the sandbox's own work tells whether the machine had other things to do. */
function told({ what, pages }: Read): Measurement {
  const [ms, work, count] = [sumOf(pages, 'ms'), sumOf(pages, 'workMs'), sumOf(pages, 'days')];
  const rate = (count / ms) * 1000;
  return {
    what: `sandbox: keyword-days a second, ${what}`,
    figure: `${rate.toFixed(0)} (${count} in ${(ms / 1000).toFixed(1)} s, ${(work / 1000).toFixed(1)} of work)`,
    goal: { words: 'at least 20,000', isMet: rate >= 20_000 },
  };
}

/** Work for a keyword-day on the last pages against the first; the very first page adds up the totals. */
function toldEvenness(pages: readonly Page[]): Measurement {
  const quarter = Math.ceil(pages.length / 4);
  const perDay = (some: readonly Page[]): number => sumOf(some, 'workMs') / sumOf(some, 'days');
  const ratio = perDay(pages.slice(-quarter)) / perDay(pages.slice(1, quarter + 1));
  return {
    what: 'sandbox: a keyword-day of the last pages against one of the first',
    figure: ratio.toFixed(2),
    goal: { words: 'at most 1.25', isMet: ratio <= 1.25 },
  };
}

async function campaignIds(sandbox: SandboxProcess): Promise<number[]> {
  const { text } = await post(sandbox, '/campaigns/query', { pagination: { pageSize: 1000 } });
  return z.parse(ids, JSON.parse(text)).result.map(({ id }) => id);
}

async function byCampaign(
  sandbox: SandboxProcess,
  pageSize: number,
  columns: readonly string[],
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const value of await campaignIds(sandbox))
    pages.push(
      ...(await readPages(sandbox, {
        filter: { operator: 'EQUALS', value },
        pageSize,
        fields: columns,
      })),
    );
  return pages;
}

/** What a first sync asks for: 30,000 keywords, 90 days by day. */
export async function measure(): Promise<Measurement[]> {
  const sandbox = await startSandboxProcess('large', clock);
  const all = { filter: { operator: 'GREATER_THAN', value: 0 }, pageSize: 500, fields };
  const whole = await readPages(sandbox, all);
  const reads: Read[] = [
    { what: 'all campaigns at once, pages of 500', pages: whole },
    { what: 'by campaign, pages of 1,000', pages: await byCampaign(sandbox, 1000, fields) },
    { what: 'by campaign, pages of 100', pages: await byCampaign(sandbox, 100, fields) },
    { what: 'by campaign, every column', pages: await byCampaign(sandbox, 1000, []) },
  ];
  const megabytes = mostMegabytesOf(sandbox);
  await sandbox.stop();
  return [
    ...reads.map(told),
    toldEvenness(whole),
    { what: 'sandbox: most memory after all of that', figure: `${megabytes.toFixed(0)} MB` },
  ];
}
