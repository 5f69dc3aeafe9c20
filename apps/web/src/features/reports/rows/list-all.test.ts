import { expect, test } from 'vitest';
import { listAll } from './list-all.ts';

test.each([
  [0, 1],
  [5000, 1],
  [12_408, 3],
])('%i rows come in %i pages, each once', async (total, pages) => {
  const asked: number[] = [];
  const rows = await listAll(async ({ pageNum, pageSize }) => {
    asked.push(pageNum);
    const from = (pageNum - 1) * pageSize;
    return { total, list: Array.from({ length: Math.min(pageSize, total - from) }, (_, at) => from + at) };
  });
  expect(asked).toHaveLength(pages);
  expect(new Set(rows).size).toBe(total);
});

test('a list that became shorter while it was read ends all the same', async () => {
  const rows = await listAll(async ({ pageNum }) => ({ total: 9000, list: pageNum === 1 ? [1, 2] : [] }));
  expect(rows).toEqual([1, 2]);
});
