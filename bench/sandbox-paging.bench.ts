import * as z from 'zod/mini';
import { mostMegabytesOf, startSandboxProcess, workMsOf, type SandboxProcess } from './sandbox-process.ts';
import { type Measurement, medianOf } from './table.ts';

const clock = '2026-11-20T12:00:00Z';
const days = { start: '2026-08-22', end: '2026-11-19', granularity: 'DAILY' };
const fields = ['impressions', 'taps', 'localSpend', 'tapInstalls', 'totalInstalls'];

const answer = z.object({
  result: z.object({ rows: z.array(z.object({ granularMetrics: z.array(z.unknown()) })) }),
  pagination: z.object({ totalCount: z.int() }),
});
const ids = z.object({ result: z.array(z.object({ id: z.int() })) });

type Page = { ms: number; keywords: number; days: number; totalCount: number };

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
    const { ms, text } = await post(sandbox, '/reports/apps/keywords/query', {
      timeRange: days,
      filters: [{ field: 'campaignId', ...asked.filter }],
      fields: asked.fields,
      pagination: { offset, pageSize: asked.pageSize },
    });
    const { result, pagination } = z.parse(answer, JSON.parse(text));
    const told = result.rows.reduce((sum, row) => sum + row.granularMetrics.length, 0);
    pages.push({ ms, keywords: result.rows.length, days: told, totalCount: pagination.totalCount });
    if (offset + asked.pageSize >= pagination.totalCount) return pages;
  }
}

type Read = { pages: readonly Page[]; what: string; workMs: number };

async function timed(sandbox: SandboxProcess, what: string, read: () => Promise<Page[]>): Promise<Read> {
  const before = workMsOf(sandbox);
  const pages = await read();
  return { pages, what, workMs: workMsOf(sandbox) - before };
}

function told({ pages, what, workMs: work }: Read): Measurement {
  const count = pages.reduce((sum, page) => sum + page.days, 0);
  const ms = pages.reduce((sum, page) => sum + page.ms, 0);
  const rate = (count / ms) * 1000;
  return {
    what: `sandbox: keyword-days a second, ${what}`,
    figure: `${rate.toFixed(0)} (${count} in ${(ms / 1000).toFixed(1)} s, ${(work / 1000).toFixed(1)} s of work)`,
    goal: { words: 'at least 20,000', isMet: rate >= 20_000 },
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
  const whole = await timed(sandbox, 'all campaigns at once, pages of 500', async () =>
    readPages(sandbox, all),
  );
  const others = [
    await timed(sandbox, 'by campaign, pages of 1,000', async () => byCampaign(sandbox, 1000, fields)),
    await timed(sandbox, 'by campaign, pages of 100', async () => byCampaign(sandbox, 100, fields)),
    await timed(sandbox, 'by campaign, every column', async () => byCampaign(sandbox, 1000, [])),
  ];
  const megabytes = mostMegabytesOf(sandbox);
  await sandbox.stop();
  const quarter = Math.ceil(whole.pages.length / 4);
  const perDay = (pages: readonly Page[]): number => medianOf(pages.map(({ ms, days: told }) => ms / told));
  const uneven = perDay(whole.pages.slice(-quarter)) / perDay(whole.pages.slice(1, quarter));
  return [
    told(whole),
    {
      what: 'sandbox: a keyword-day of the last pages against one of the first',
      figure: uneven.toFixed(2),
      goal: { words: 'at most 1.25', isMet: uneven <= 1.25 },
    },
    ...others.map(told),
    {
      what: 'sandbox: most memory after all of that',
      figure: `${megabytes.toFixed(0)} MB`,
      goal: { words: 'at most 400 MB', isMet: megabytes <= 400 },
    },
  ];
}
