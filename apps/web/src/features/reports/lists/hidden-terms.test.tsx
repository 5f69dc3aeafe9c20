import { findReportKeywordTotalBySearch } from '@tapwright/contracts/reports';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { searchTermList } from './search-term-list.tsx';
import type { SearchTermRow } from '../question/report-types.ts';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { ListReport } from './list-report.tsx';

const rare: SearchTermRow = {
  ...noMeasures,
  ...keywordRow,
  localSpendAmount: 20_000_000,
  term: '',
  source: null,
  keywordId: null,
  keyword: null,
  matchType: null,
  termState: null,
  termStateOf: null,
};
const named: SearchTermRow = { ...rare, term: 'trail map', localSpendAmount: 60_000_000 };

const open = async (hidden: SearchTermRow | null, shown = reportState().state) => {
  fakeServer.answers(findReportKeywordTotalBySearch, {
    list: [named],
    total: 1,
    totals: { ...noMeasures, localSpendAmount: 80_000_000 },
    totalsBefore: null,
    compared: null,
    edges: noEdges,
    hidden,
  });
  const place = { teamId: 7, adGroupId: '20' };
  const part = <ListReport of={searchTermList} state={shown} place={place} empty={null} foot={() => null} />;
  const { screen } = await renderWeb(part, { user: ann });
  await screen.findByText('trail map');
  return screen;
};

test('what Apple does not name stands below the terms, with its share and why a term may have more', async () => {
  const screen = await open(rare);
  expect(screen.getByText(t('overview:hidden.title'))).toBeInTheDocument();
  expect(screen.getByText(t('overview:hidden.text'))).toBeInTheDocument();
  expect(screen.getByText(/^25[^a-z]*of spend$/)).toBeInTheDocument();
});

test('where Apple names every term nothing is said of rare ones', async () => {
  const screen = await open(null);
  expect(screen.queryByText(t('overview:hidden.text'))).toBeNull();
});

test('a filter leaves their share unsaid: nobody knows which of them it would have found', async () => {
  const screen = await open(rare, reportState({ name: 'trail' }).state);
  expect(screen.getByText(t('overview:hidden.text'))).toBeInTheDocument();
  expect(screen.queryByText(/^25[^a-z]*of spend$/)).toBeNull();
});
