import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { findNegativeKeywords } from '@tapwright/contracts/keywords';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { NegativeRow } from '../question/report-types.ts';
import { reportState } from '../testing/report-state.ts';
import { NegativeReport } from './negative-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';

const negativeRow: NegativeRow = {
  campaignGroupId: 1,
  campaignGroupName: 'Harbour games',
  currency: 'USD',
  campaignId: '51',
  campaignName: 'Harbour brand',
  adGroupId: '511',
  adGroupName: 'Exact',
  negativeKeywordId: '1',
  name: 'free 1',
  status: 'running',
  matchType: 'EXACT',
  app: null,
  campaignType: null,
  adamId: '71',
  countries: ['US'],
  openEdits: [],
};

const open = (props: Partial<ComponentProps<typeof NegativeReport>> = {}) =>
  renderWeb(
    <NegativeReport
      state={reportState().state}
      place={{ teamId: 7, campaignId: '51', adGroupId: '511' }}
      empty={<NoRows of="negatives" />}
      {...props}
    />,
    { user: ann },
  );

test('words that could not be read are not shown as none', async () => {
  fakeServer.fails(findNegativeKeywords);
  const { screen } = await open();
  expect(await screen.findByText(t('reportNotes:failed.title'))).toBeInTheDocument();
  expect(screen.queryByText(t('reportNotes:empty.negatives'))).toBeNull();
});

test('where there is none it says so', async () => {
  fakeServer.answers(findNegativeKeywords, { list: [], total: 0 });
  const { screen } = await open();
  expect(await screen.findByText(t('reportNotes:empty.negatives'))).toBeInTheDocument();
});

test('all that match are selected, page after page, of those that the filter names', async () => {
  const asked: unknown[] = [];
  fakeServer.answersWith(findNegativeKeywords, ({ query }) => {
    asked.push([query.name, query.pageNum]);
    const { pageNum = 1, pageSize = 10 } = query;
    const isAll = pageSize > 100;
    const own = (place: number) => ({ ...negativeRow, negativeKeywordId: `${place}`, name: `free ${place}` });
    return { list: isAll ? [own(pageNum * 2 - 1), own(pageNum * 2)] : [own(1)], total: 4 };
  });
  const { screen, user } = await open({
    state: reportState({ size: '20', name: 'free' }).state,
    actions: {
      menuOf: () => null,
      keys: {},
      bulk: (rows, { onAll }) => (
        <>
          <p>{rows.map(({ negativeKeywordId }) => negativeKeywordId).join(' ')}</p>
          <button type="button" onClick={() => void onAll()}>
            all
          </button>
        </>
      ),
    },
  });
  await user.click(
    await screen.findByRole('checkbox', { name: t('adWords:select.row', { name: 'free 1' }) }),
  );
  await user.click(await screen.findByRole('button', { name: 'all' }));
  expect(await screen.findByText('1 2 3 4')).toBeInTheDocument();
  expect(asked.slice(1).map(String)).toEqual(['free,1', 'free,2']);
});
