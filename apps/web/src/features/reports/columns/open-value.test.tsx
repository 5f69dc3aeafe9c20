import { expect, test } from 'vitest';
import { findKeywords } from '@tapwright/contracts/keywords';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { keywordList } from '../lists/keyword-list.tsx';
import type { OpenMark } from '../chart/open-marks.ts';
import type { KeywordRow } from '../question/report-types.ts';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { ListReport } from '../lists/list-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';

type OpenEdit = KeywordRow['openEdits'][number];
const edit: OpenEdit = {
  changeSetId: 10001,
  state: 'sending',
  scheduledFor: null,
  intent: 'update',
  after: { bid: '1.98' },
};

async function open(openEdits: OpenEdit[], marks: OpenMark[] = []) {
  fakeServer.answers(findKeywords, {
    list: [{ ...keywordRow, openEdits }],
    total: 1,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });
  const part = (
    <ListReport
      of={keywordList}
      state={reportState().state}
      place={{ teamId: 7, adGroupId: '20' }}
      actions={{ menuOf: () => null, keys: {}, marksOf: () => marks }}
      empty={<NoRows of="keywords" />}
      foot={() => null}
    />
  );
  const { screen, user, address } = await renderWeb(part, { user: ann });
  await screen.findByText('ferry times');
  return { screen, user, address };
}

const saying = (state: string, before: string, after: string) =>
  t('reportNotes:open.value', { state, before, after });

test('a bid on its way stands in its cell with what it was, and leads to its change', async () => {
  const { screen, user, address } = await open([edit]);
  const [link] = await screen.findAllByRole('link', {
    name: saying(t('reportNotes:open.sending'), '1.80', '1.98'),
  });
  expect(screen.getByText('1.98')).toBeInTheDocument();
  // Whatever is sent of a row, its state says so.
  expect(await screen.findByText(t('reportNotes:open.sending'))).toBeInTheDocument();
  if (link) await user.click(link);
  await expect.poll(address).toContain('/ad/changes?set=10001');
});

test('what only waits leaves the state as it is, and says what it waits for', async () => {
  const { screen } = await open([{ ...edit, state: 'draft' }]);
  expect(await screen.findByTitle(saying(t('reportNotes:open.draft'), '1.80', '1.98'))).toBeInTheDocument();
  expect(screen.getByText(t('adWords:statuses.running'))).toBeInTheDocument();
});

test('of several edits the last one stands, and a removal is said', async () => {
  const { screen } = await open([
    edit,
    { ...edit, state: 'draft', after: { bid: '2.50' } },
    { ...edit, intent: 'remove', after: {} },
  ]);
  expect(await screen.findByText('2.50')).toBeInTheDocument();
  expect(screen.queryByText('1.98')).toBeNull();
  expect(await screen.findByText(t('adWords:statuses.removed'))).toBeInTheDocument();
});

test('what was refused stands with its reason until it is changed anew', async () => {
  const refused: OpenMark = { ...edit, state: 'refused', why: 'BID_TOO_HIGH' };
  const { screen } = await open([], [refused]);
  const words = `${t('reportNotes:open.refused')}: BID_TOO_HIGH`;
  expect(await screen.findByTitle(saying(words, '1.80', '1.98'))).toBeInTheDocument();
});

test('rows are selected one by one, up to another with Shift, and all that match', async () => {
  const more = ['31', '32', '33'].map((keywordId) => ({
    ...keywordRow,
    keywordId,
    name: `keyword ${keywordId}`,
  }));
  fakeServer.answersWith(findKeywords, ({ query }) => ({
    list: Number(query.pageSize) > 100 ? [keywordRow, ...more] : [keywordRow, ...more.slice(0, 2)],
    total: 4,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  }));
  const part = (
    <ListReport
      of={keywordList}
      state={reportState({ size: '20' }).state}
      place={{ teamId: 7, adGroupId: '20' }}
      actions={{
        menuOf: () => null,
        keys: {},
        bulk: (rows, { onAll, onClear }) => (
          <>
            <p>{rows.map(({ keywordId }) => keywordId).join(' ')}</p>
            <button type="button" onClick={() => void onAll()}>
              all
            </button>
            <button type="button" aria-label="clear" onClick={onClear} />
          </>
        ),
      }}
      empty={<NoRows of="keywords" />}
      foot={() => null}
    />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  const box = (name: string) => screen.findByRole('checkbox', { name: t('adWords:select.row', { name }) });
  await user.click(await box('ferry times'));
  expect(await screen.findByText('30')).toBeInTheDocument();
  await user.keyboard('{Shift>}');
  await user.click(await box('keyword 32'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('30 31 32')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'all' }));
  expect(await screen.findByText('30 31 32 33')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'clear' }));
  await user.click(screen.getByRole('checkbox', { name: t('adWords:select.all') }));
  expect(await screen.findByText('30 31 32')).toBeInTheDocument();
});
