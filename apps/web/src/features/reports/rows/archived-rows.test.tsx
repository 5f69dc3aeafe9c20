import { expect, test } from 'vitest';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { findKeywords } from '@tapwright/contracts/keywords';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { keywordList } from '../lists/keyword-list.tsx';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noKinds } from '../testing/no-kinds.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { ListReport } from '../lists/list-report.tsx';

const row = { ...keywordRow, status: 'paused' as const, isArchived: true as const };

test('archived rows are listed where they are filtered for, and say that they are', async () => {
  const answer = {
    list: [row],
    total: 1,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  };
  fakeServer.answers(findKeywords, answer);
  // The filter has the focus once its token is gone.
  fakeServer.answers(findCampaignKinds, noKinds);
  const { state, changes } = reportState({ archived: 'yes' });
  const part = (
    <ListReport of={keywordList} state={state} place={{ teamId: 7 }} empty={null} foot={() => null} />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  const token = `${t('adWords:columns.status')} ${t('adWords:archived.yes')}`;
  const name = await screen.findByText('ferry times');
  expect(name.closest('tr')).toHaveTextContent(t('adWords:archived.yes'));
  expect(fakeServer.requests(findKeywords)).toMatchObject([{ archived: 'yes' }]);
  await user.click(
    await screen.findByRole('button', { name: t('reportNotes:filter.remove', { filter: token }) }),
  );
  expect(changes).toMatchObject([{ settings: [] }]);
});
