import { expect, test } from 'vitest';
import { findReportCampaignTotalAudienceType } from '@tapwright/contracts/reports';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { AudienceReport } from './audience-report.tsx';
import { NoRows } from '../rows/no-rows.tsx';

const open = (search: Record<string, string> = {}) =>
  renderWeb(
    <AudienceReport
      state={reportState(search).state}
      place={{ teamId: 7 }}
      by="device"
      empty={<NoRows of="audience" />}
      foot={() => null}
    />,
    { user: ann },
  );
const nobody = { list: [], totals: noMeasures, totalsBefore: null, compared: null, edges: noEdges };

test('an audience that could not be read is no empty table', async () => {
  fakeServer.fails(findReportCampaignTotalAudienceType);
  const { screen } = await open();
  expect(await screen.findByText(t('reportNotes:failed.title'))).toBeInTheDocument();
  expect(screen.queryByText(t('reportNotes:empty.audience'))).toBeNull();
});

test('who asked for days of UTC is told that these are the ad account’s', async () => {
  fakeServer.answers(findReportCampaignTotalAudienceType, nobody);
  const { screen } = await open({ zone: 'UTC' });
  expect(await screen.findByText(t('overview:zone.only'))).toBeInTheDocument();
});
