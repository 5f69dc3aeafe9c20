import { useState } from 'react';
import { expect, test } from 'vitest';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { findChangeDays } from '@tapwright/contracts/change-days';
import { findKeywords } from '@tapwright/contracts/keywords';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { keywordList } from '../lists/keyword-list.tsx';
import { prepareDaysQuestion } from '../question/prepare-question.ts';
import type { ReportDays } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { keywordRow } from '../testing/keyword-row.ts';
import { noEdges } from '../testing/no-edges.ts';
import { noKinds } from '../testing/no-kinds.ts';
import { noMeasures } from '../testing/no-measures.ts';
import { reportState } from '../testing/report-state.ts';
import { ListReport } from '../lists/list-report.tsx';
import { Trend } from './trend.tsx';

const slot = (day: string) => ({ from: day, to: day, measures: { ...noMeasures, taps: 3 }, isYoung: false });
const days: ReportDays = {
  slots: ['2026-11-17', '2026-11-18', '2026-11-19'].map(slot),
  totals: { ...noMeasures, taps: 9 },
  before: null,
  compared: null,
  edges: noEdges,
};

/** A chart over a table, as a page has them. */
function Page() {
  const { state } = reportState({});
  const [view, setView] = useState<ReportView>(state.view);
  const change = (next: Partial<ReportView>) => setView((now) => ({ ...now, ...next }));
  const question = prepareDaysQuestion(view, state.range, { teamId: 7 });
  return (
    <>
      <Trend view={view} question={question} days={days} isBusy={false} onChange={change} />
      <ListReport
        of={keywordList}
        state={{ ...state, view, change }}
        place={{ teamId: 7 }}
        empty={null}
        foot={() => null}
      />
    </>
  );
}

test('a day picked in the chart is what the table is about, until it is picked again or its token is taken away', async () => {
  fakeServer.answers(findChangeDays, { list: [], total: 0 });
  fakeServer.answers(findCampaignKinds, noKinds);
  fakeServer.answers(findKeywords, {
    list: [keywordRow],
    total: 1,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });
  const { screen, user } = await renderWeb(<Page />, { user: ann });
  const asked = () => {
    const last = fakeServer.requests(findKeywords).at(-1);
    if (typeof last !== 'object' || last === null || !('startTime' in last && 'endTime' in last)) return [];
    return [String(last.startTime), String(last.endTime)];
  };
  const token = { name: (name: string) => name.includes(t('adWords:columns.slot')) };
  await screen.findByText('ferry times');
  const whole = asked();
  const chart = await screen.findByRole('slider');
  chart.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  await expect.poll(() => new Set(asked()).size).toBe(1);
  const [day = ''] = asked();
  expect(asked()).not.toEqual(whole);
  expect(days.slots.map(({ from }) => from)).toContain(day);
  await user.click(await screen.findByRole('button', token));
  await expect.poll(() => screen.queryByRole('button', token)).toBeNull();

  chart.focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  await screen.findByRole('button', token);
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', token)).toBeNull();
});
