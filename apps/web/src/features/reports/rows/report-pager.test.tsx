import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { ReportPageSize, ReportView } from '../question/report-view.ts';
import { ReportPager } from './report-pager.tsx';

async function open(pageNum: number, pageSize: ReportPageSize, total: number) {
  const changes: Partial<ReportView>[] = [];
  const part = (
    <ReportPager view={{ pageNum, pageSize }} total={total} onChange={(next) => changes.push(next)} />
  );
  return { ...(await renderWeb(part, { user: ann })), changes };
}

test('a page that is no longer there leads to the last that is', async () => {
  const { changes } = await open(9, 10, 12);
  expect(changes).toContainEqual({ pageNum: 2 });
});

test('all at once says where it ends, since no answer holds more', async () => {
  const { screen } = await open(1, 'all', 12_000);
  expect(
    screen.getByText(t('overview:rows.firstOf', { shown: '5,000', total: '12,000' })),
  ).toBeInTheDocument();
});
