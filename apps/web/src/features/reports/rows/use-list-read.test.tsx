import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findKeywords } from '@tapwright/contracts/keywords';
import { maxReportPage } from '@tapwright/contracts/report-query';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ListReport } from '../lists/list-report.tsx';
import type { RowActions } from './report-table.tsx';
import { keywordList } from '../lists/keyword-list.tsx';
import type { KeywordRow } from '../question/report-types.ts';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';

const of = (count: number, total: number) => ({
  list: Array.from({ length: count }, (_, at) => ({
    ...keywordRow,
    keywordId: String(at + 1),
    name: `word ${at + 1}`,
  })),
  total,
  totals: noMeasures,
  totalsBefore: null,
  compared: null,
  edges: noEdges,
});

const open = async (actions?: RowActions<KeywordRow>) => {
  const { state } = reportState();
  const parts = { state, place: { teamId: 7 }, actions, empty: null, foot: () => null };
  return renderWeb(<ListReport of={keywordList} {...parts} />, { user: ann });
};

const asked = () => fakeServer.requests(findKeywords).map((one) => Number(Object(one).pageSize));

test('a long list begins with its first rows, as long as all of them, and the others follow', async () => {
  const others = Promise.withResolvers<ReturnType<typeof of>>();
  fakeServer.answersWith(findKeywords, ({ query: { pageSize } }) =>
    Number(pageSize) < maxReportPage ? of(100, 250) : others.promise,
  );
  const { screen } = await open();
  expect(await screen.findByText('word 1')).toBeInTheDocument();
  const grid = screen.getByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '252');
  expect(grid).toHaveAttribute('aria-busy', 'false');
  const others250 = of(250, 250);
  others.resolve({
    ...others250,
    list: others250.list.map((row) => ({ ...row, name: `${row.name} of all` })),
  });
  expect(await screen.findByText('word 1 of all')).toBeInTheDocument();
  expect(asked()).toEqual([100, maxReportPage]);
});

test('a short list is asked for once', async () => {
  fakeServer.answers(findKeywords, of(3, 3));
  const { screen } = await open();
  expect(await screen.findByText('word 3')).toBeInTheDocument();
  expect(asked()).toEqual([100]);
});

test('where the others cannot be read, the first stay, and they can be asked for again', async () => {
  fakeServer.answersWith(findKeywords, () => {
    fakeServer.fails(findKeywords);
    return of(100, 250);
  });
  const { screen, user } = await open();
  expect(await screen.findByText(t('reportNotes:failed.title'))).toBeInTheDocument();
  expect(screen.getByText('word 1')).toBeInTheDocument();
  fakeServer.answers(findKeywords, of(250, 250));
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  await expect.poll(() => screen.queryByText(t('reportNotes:failed.title'))).toBeNull();
  expect(screen.getByText('word 1')).toBeInTheDocument();
});

test('all that are shown are selected, also those that are still on their way', async () => {
  const others = Promise.withResolvers<ReturnType<typeof of>>();
  fakeServer.answersWith(findKeywords, ({ query: { pageSize } }) =>
    Number(pageSize) < maxReportPage ? of(100, 250) : others.promise,
  );
  const { screen, user } = await open({
    menuOf: () => null,
    keys: {},
    bulk: (rows) => <output>{`${rows.length} selected`}</output>,
  });
  expect(await screen.findByText('word 1')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: t('adWords:select.all') }));
  expect(screen.queryByRole('status')).toBeNull();
  others.resolve(of(250, 250));
  expect(await screen.findByText('250 selected')).toBeInTheDocument();
});

test('a pasted column goes into rows that are still on their way, too', async () => {
  const others = Promise.withResolvers<ReturnType<typeof of>>();
  fakeServer.answersWith(findKeywords, ({ query: { pageSize } }) =>
    Number(pageSize) < maxReportPage ? of(100, 250) : others.promise,
  );
  const paste = vi.fn<(rows: readonly KeywordRow[]) => void>();
  const edits = { columns: ['bid'], open: () => undefined, paste };
  const { screen } = await open({ menuOf: () => null, keys: {}, edits });
  const bid = (await screen.findAllByText('1.80'))[1]?.closest('[data-cell]');
  if (!bid) throw new Error('no cell');
  const lines = Array.from({ length: 200 }, () => '2').join('\n');
  fireEvent.paste(bid, { clipboardData: { getData: () => lines } });
  expect(paste).not.toHaveBeenCalled();
  others.resolve(of(250, 250));
  await expect.poll(() => paste.mock.calls.length).toBe(1);
  const rows = paste.mock.calls[0]?.[0] ?? [];
  expect([rows[0]?.name, rows.length]).toEqual(['word 2', 249]);
});

test('in a wide window keywords show their spend over time, and no row waits for it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const figures = Promise.withResolvers<undefined>();
  fakeServer.answersWith(findKeywords, async ({ query }) => {
    if (query.trend === undefined) return of(2, 2);
    await figures.promise;
    const { list, ...rest } = of(2, 2);
    return { ...rest, list: list.map((row) => ({ ...row, trend: [1, 3, 2] })) };
  });
  const { screen } = await open();
  expect(await screen.findByText('word 2')).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').map(({ title }) => title);
  expect(heads).toContain(t('overview:heads.trendOf', { measure: t('adWords:measures.localSpendAmount') }));
  const grid = screen.getByRole('grid');
  const drawn = () => grid.querySelectorAll('svg > path:nth-child(3)').length;
  expect([grid.getAttribute('aria-rowcount'), drawn()]).toEqual(['4', 0]);
  figures.resolve(undefined);
  await expect.poll(drawn).toBe(2);
});

test('in other windows nobody asks what no column shows', async () => {
  fakeServer.answers(findKeywords, of(2, 2));
  const { screen } = await open();
  expect(await screen.findByText('word 2')).toBeInTheDocument();
  expect(fakeServer.requests(findKeywords).map((one) => Object(one).trend)).toEqual([undefined]);
});
