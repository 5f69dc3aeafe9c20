import { expect, test } from 'vitest';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { findReportKinds } from '@tapwright/contracts/report-kinds';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { keywordList } from './keyword-list.tsx';
import { noKinds } from '../testing/no-kinds.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { KindReport } from './kind-report.tsx';

test('keywords put together by app say how many there are, and an app leads to its own', async () => {
  const row = { ...noMeasures, before: null, compared: null };
  fakeServer.answers(findCampaignKinds, {
    ...noKinds,
    apps: [{ adamId: '71', name: 'Harbour Ferries' }],
  });
  fakeServer.answers(findReportKinds, {
    list: [
      { ...row, value: '71', rows: 1204 },
      { ...row, value: '', rows: 3 },
    ],
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });
  const { state, changes } = reportState({ by: 'app' });
  const part = (
    <KindReport
      of={keywordList}
      kind="app"
      state={state}
      place={{ teamId: 7 }}
      empty={null}
      foot={() => null}
    />
  );
  const { screen, user } = await renderWeb(part, { user: ann });
  expect(await screen.findByText('1,204')).toBeInTheDocument();
  expect(screen.getByText('1,207')).toBeInTheDocument();
  expect(screen.getByText(t('adWords:values.unknown'))).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Harbour Ferries' }));
  expect(changes.at(-1)).toMatchObject({ by: undefined, campaigns: [{ of: 'adamId', value: '71' }] });
});
