import { expect, test } from 'vitest';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { findChangeDays } from '@tapwright/contracts/change-days';
import { findReportParts } from '@tapwright/contracts/report-parts';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { prepareDaysQuestion } from '../question/prepare-question.ts';
import type { ReportDays } from '../question/report-types.ts';
import { noKinds } from '../testing/no-kinds.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { Trend } from './trend.tsx';

const slot = (day: string, taps: number | null) => ({
  from: day,
  to: day,
  measures: taps === null ? null : { ...noMeasures, taps },
  isYoung: false,
});
const days: ReportDays = {
  slots: [slot('2026-11-18', 30), slot('2026-11-19', null)],
  totals: { ...noMeasures, taps: 30 },
  before: null,
  compared: null,
  edges: noEdges,
};

async function renderSplit(search: Record<string, string>, place: object = {}) {
  fakeServer.answers(findChangeDays, { list: [], total: 0 });
  fakeServer.answers(findCampaignKinds, {
    ...noKinds,
    apps: [{ adamId: '71', name: 'Harbour Ferries' }],
  });
  const { state, changes } = reportState(search);
  const question = prepareDaysQuestion(state.view, state.range, { teamId: 7, ...place });
  const props = { view: state.view, question, days, isBusy: false, onChange: state.change };
  return { ...(await renderWeb(<Trend {...props} />, { user: ann })), changes };
}

test('the chart’s columns say what each part has, the others together, and gaps stay gaps', async () => {
  fakeServer.answers(findReportParts, {
    parts: [
      { value: '71', name: null, figures: [20, 0], total: 20 },
      { value: '', name: null, figures: [7, 0], total: 7 },
    ],
    rest: { count: 4, figures: [3, 0], total: 3 },
  });
  const { screen, user } = await renderSplit({ bars: 'taps', split: 'app' });
  const key = await screen.findByRole('list', { name: t('adWords:measures.taps') });
  await expect.poll(() => key.textContent).toContain('Harbour Ferries20');
  expect(key).toHaveTextContent(`${t('adWords:values.unknown')}7`);
  expect(key).toHaveTextContent(`${t('reportNotes:split.rest', { count: 4 })}3`);
  await user.click(screen.getByRole('button', { name: t('overview:chart.showTable') }));
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells[1]).toContain('302073');
  expect(cells[2]).toContain('––––');
});

test('what adds up can be split, a cost per tap and a single campaign cannot', async () => {
  const label = t('reportNotes:split.label');
  const { screen, user, changes } = await renderSplit({ bars: 'taps' });
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), 'storefront');
  expect(changes).toEqual([{ split: 'storefront' }]);
  const ofGroup = await renderSplit({ bars: 'taps' }, { campaignGroupId: '3' });
  const splits = [...ofGroup.container.querySelectorAll(`[aria-label="${label}"] option`)];
  expect(splits.map((one) => one.getAttribute('value'))).toEqual([
    'whole',
    'app',
    'storefront',
    'campaignType',
  ]);
  for (const [search, place] of [
    [{ bars: 'avgCptAmount' }, {}],
    [{ bars: 'taps' }, { campaignId: '10' }],
  ] as const) {
    const without = await renderSplit(search, place);
    expect(without.container.querySelector(`[aria-label="${label}"]`)).toBeNull();
  }
});

test('where the split cannot be read, the whole stays and it says so', async () => {
  fakeServer.refuses(findReportParts, { code: 'executionError' });
  const { screen } = await renderSplit({ bars: 'taps', split: 'app' });
  expect(await screen.findByText(t('reportNotes:split.failed'))).toBeInTheDocument();
  expect(screen.getByRole('slider')).toBeInTheDocument();
});
